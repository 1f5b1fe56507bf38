// Reads a file of listings row by row. Everything that is wrong is said at once, with its line and column.
import { sentenceFor } from '@evenlight/contract/field-rules';
import type { z } from 'zod';
import { type CsvRow, readCsv } from './csv.ts';

/** About twenty thousand listings, put in half a minute. While more are put, whoever starts a house would wait for minutes. */
export const LISTINGS_FILE_MAX_BYTES = 8 * 1024 * 1024;

export type FileRow<T> = { line: number; value: T };

/** What may be left out of the head. */
type Options = { optional: readonly string[] };

export function readListings<S extends z.ZodObject>(file: Uint8Array, schema: S, { optional }: Options) {
  const rows = readCsv(file);
  if (typeof rows === 'string') return { rows: [], faults: [rows] };
  const [head, ...body] = rows;
  const columns = head?.cells.map((name) => name.trim()) ?? [];
  const faults = faultsInHead(columns, Object.keys(schema.shape), optional);
  if (faults.length > 0) return { rows: [], faults };
  // Spreadsheets leave rows behind that were emptied.
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const read = filled.map((row) => readRow(row, columns, schema));
  return { rows: read.flatMap(({ row }) => row ?? []), faults: read.flatMap(({ faults }) => faults) };
}

function faultsInHead(columns: readonly string[], known: readonly string[], optional: readonly string[]): string[] {
  if (columns.length === 0) return ['The file is empty.'];
  const unknown = columns.filter((name) => !known.includes(name));
  const twice = columns.filter((name, place) => known.includes(name) && columns.indexOf(name) < place);
  const missing = known.filter((name) => !columns.includes(name) && !optional.includes(name));
  return [
    ...unknown.map((name) => `line 1, ${name || '(no name)'}: There is no such column.`),
    ...twice.map((name) => `line 1, ${name}: This column is there twice.`),
    ...missing.map((name) => `line 1, ${name}: This column is missing.`),
  ];
}

type ReadRow<T> = { row?: FileRow<T>; faults: string[] };

function readRow<S extends z.ZodObject>(
  { line, cells }: CsvRow,
  columns: readonly string[],
  schema: S,
): ReadRow<z.output<S>> {
  if (cells.slice(columns.length).some(Boolean)) {
    return { faults: [`line ${line}: It has ${cells.length} cells, and there are ${columns.length} columns.`] };
  }
  const written = Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']));
  const read = schema.safeParse(written, { error: sentenceFor });
  if (read.success) return { row: { line, value: read.data }, faults: [] };
  return {
    faults: read.error.issues.map((issue) => `line ${line}, ${String(issue.path[0])}: ${sentenceOf(issue)}.`),
  };
}

/** Of a cell that may be empty and is not, the first says only that it is not. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  return issue.errors.at(-1)?.[0]?.message ?? issue.message;
}
