// Tables as CSV files (RFC 4180, UTF-8) for spreadsheets. People write what they like into them; a spreadsheet must not
// take it for a formula, and what was made harmless on the way out is restored on the way in.
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

// Spreadsheets look past blanks before they decide that something is a formula. Apostrophes count as well, so that our
// own mark can be told from one that was there before.
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

export function writeCsv(rows: readonly (readonly string[])[]): string {
  const harmless = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  // Without the mark in front Excel reads UTF-8 as something else.
  return stringify(harmless, { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' });
}

export type CsvRow = { line: number; cells: string[] };

/** The rows with the line each begins on, blank ones left out; or the sentence that says why the file cannot be read. */
export function readCsv(file: Uint8Array): CsvRow[] | string {
  const bytes = withoutMark(file);
  if (bytes === null) return 'The file is not UTF-8. Save it as “CSV UTF-8”.';
  try {
    const found = parse(bytes, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      // Its types do not know what `info` adds.
    }) as unknown as { record: string[]; info: { bytes: number } }[];
    const lineAt = lineCounter(bytes);
    return found.map(({ record }, place) => ({
      line: lineAt(found[place - 1]?.info.bytes ?? 0),
      cells: record.map(restored),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return `The quotes do not match up: ${error.message.split(': ')[1] ?? error.message}.`;
  }
}

function restored(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function withoutMark(file: Uint8Array): Buffer | null {
  try {
    return Buffer.from(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    return null;
  }
}

const [LF, CR] = [10, 13];

/** Tells the line of the row that begins at a place or after blank lines there; asked in order, it reads all only once. */
function lineCounter(bytes: Buffer): (start: number) => number {
  let [line, at] = [1, 0];
  return (start) => {
    while (at < start || bytes[at] === LF || bytes[at] === CR) {
      if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) line++;
      at++;
    }
    return line;
  };
}
