// Reads rows of a sheet, from a file or one by one. Everything that is wrong is said at once, with its line and column.
import { sentenceFor } from '@evenlight/contract/field-rules';
import type { Cells } from '@evenlight/contract/manage';
import type { z } from 'zod';
import { type CsvRow, readCsv } from './csv.ts';
import { namesOf, type RowFault, type Sheet } from './sheet.ts';
import { type TranslationsRead, translationCells } from './translated.ts';

/**
 * About twenty thousand listings, put in half a minute. A longer import would make a server that starts wait for minutes.
 */
export const COMMAND_FILE_MAX_BYTES = 8 * 1024 * 1024;

export type FileRow<T> = { line: number; value: T; translated: TranslationsRead };
type Reading<T> = Pick<Sheet, 'columns' | 'texts' | 'newColumns'> & { schema(now: Date): z.ZodType<T> };

/** May be missing in the head: without them a row is known by what it says, and stays on the list or off it. */
const OPTIONAL = ['id', 'listed'];

type Read<T> = { rows: FileRow<T>[]; faults: RowFault[] };

export function readFileRows<T>(file: Uint8Array, sheet: Reading<T>, now: Date): Read<T> {
  const rows = readCsv(file);
  if (typeof rows === 'string') return { rows: [], faults: [{ line: 0, column: null, sentence: rows }] };
  const [head, ...body] = rows;
  const columns = head?.cells.map((name) => name.trim()) ?? [];
  const faults = faultsInHead(columns, sheet);
  if (faults.length > 0) return { rows: [], faults };
  // Spreadsheets leave rows behind that were emptied.
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const read = filled.map((row) => readFileRow(row, columns, sheet, now));
  return { rows: read.flatMap(({ rows }) => rows), faults: read.flatMap(({ faults }) => faults) };
}

function faultsInHead(columns: readonly string[], sheet: Reading<unknown>): RowFault[] {
  const known = namesOf(sheet);
  // Without them what was translated stays.
  const translations = sheet.columns.filter(({ translates }) => translates).map(({ name }) => name);
  const optional = [...OPTIONAL, ...translations, ...(sheet.newColumns ?? [])];
  if (columns.length === 0) return [{ line: 0, column: null, sentence: 'The file is empty.' }];
  const unknown = columns.filter((name) => !known.includes(name));
  const twice = columns.filter((name, place) => known.includes(name) && columns.indexOf(name) < place);
  const missing = known.filter((name) => !columns.includes(name) && !optional.includes(name));
  const inHead = (column: string, sentence: string) => ({ line: 1, column, sentence });
  return [
    ...unknown.map((name) => inHead(name || '(no name)', 'There is no such column')),
    ...twice.map((name) => inHead(name, 'This column is there twice')),
    ...missing.map((name) => inHead(name, 'This column is missing')),
  ];
}

function readFileRow<T>({ line, cells }: CsvRow, columns: readonly string[], sheet: Reading<T>, now: Date) {
  if (cells.slice(columns.length).some(Boolean)) {
    const sentence = `It has ${cells.length} cells, and there are ${columns.length} columns`;
    return { rows: [], faults: [{ line, column: null, sentence }] };
  }
  return readRow(line, Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? ''])), sheet, now);
}

export function readRow<T>(line: number, written: Cells, sheet: Reading<T>, now: Date): Read<T> {
  const read = sheet.schema(now).safeParse(written, { error: sentenceFor });
  const translated = translationCells(sheet.texts ?? []).safeParse(written, { error: sentenceFor });
  if (read.success && translated.success)
    return { rows: [{ line, value: read.data, translated: translated.data }], faults: [] };
  const issues = [...(read.error?.issues ?? []), ...(translated.error?.issues ?? [])];
  const faults = issues.map((issue) => ({
    line,
    column: String(issue.path[0]),
    sentence: sentenceOf(issue),
  }));
  return { rows: [], faults };
}

/** Of a cell that may be empty and is not, the first says only that it is not. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  return issue.errors.at(-1)?.[0]?.message ?? issue.message;
}

/** `line 12, phone: Please enter a valid phone number.` */
export function inOneLine({ line, column, sentence }: RowFault): string {
  const place = [line > 0 && `line ${line}`, column].filter(Boolean).join(', ');
  return `${place && `${place}: `}${sentence.replace(/\.?$/, '.')}`;
}
