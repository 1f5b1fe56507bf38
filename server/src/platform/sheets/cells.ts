// What can stand in a cell: texts, lists with ';' between, dollars, yes or no. Each is read by a schema; all are written
// by `inCell`.
import { z } from 'zod';

export type Cell = string | number | boolean | null | readonly string[];

export function inCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return value.map((item) => item.replace(/[\\;]/g, '\\$&')).join('; ');
  return String(value);
}

export const yesOrNo = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === 'yes' || text === 'no', 'Say yes or no')
  .transform((text) => text === 'yes');

/** Null for an empty cell. */
export function orEmpty<T>(schema: z.ZodType<T, string>) {
  return z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    schema,
  ]);
}

/** An id that is no number of ours, but made from words. */
export const idInCell = orEmpty(z.string().trim().max(160)).default(null);

export function oneWordOf<const W extends string>(words: readonly W[]) {
  return z
    .string()
    .trim()
    .pipe(z.enum(words, `Must be one of: ${words.join(', ')}`));
}

/** A ';' that belongs to an item has a '\' in front. */
export function listOf<T>(item: z.ZodType<T, string>, { min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .transform((text) => (text.match(/(\\.|[^\\;])+/gs) ?? []).map((it) => it.replace(/\\(.)/gs, '$1').trim()))
    .transform((items) => items.filter(Boolean))
    .pipe(
      z
        .array(item)
        .min(min, `Name at least ${min}`)
        .max(max, `At most ${max} can be named`)
        .refine((items) => new Set(items).size === items.length, 'One of them is named twice'),
    );
}

const FIGURE_MAX = 1_000_000;

/** `1,200` or `$1200.50`. */
export const dollars = figureOr('Must be an amount in dollars, such as 1200 or 1200.50');
/** The same, of whatever it is counted in. */
export const figure = figureOr('Must be a number, such as 26 or 1,200.50');

function figureOr(sentence: string) {
  return z
    .string()
    .trim()
    .refine((text) => /^\$?\s?(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{1,2})?$/.test(text), sentence)
    .transform((text) => Number(text.replace(/[$,\s]/g, '')))
    .refine((amount) => amount <= FIGURE_MAX, 'That is more than can be kept');
}

export function numberBetween(lowest: number, highest: number) {
  return z
    .string()
    .trim()
    .refine((text) => /^-?\d{1,9}(\.\d{1,20})?$/.test(text), 'Must be a number')
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, `Must lie between ${lowest} and ${highest}`);
}

export function wholeNumberBetween(lowest: number, highest: number) {
  return numberBetween(lowest, highest).refine(Number.isInteger, 'Must be a whole number');
}

/** `18:30`, on the clock of the Bay Area. */
export const timeOfDay = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 18:30');

/** Several lines, however they were ended. Signs that cannot be seen or kept are refused. */
export function linesOfText(maxLength: number) {
  return z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'There is a sign in it that cannot be shown');
}

const PART_BREAK = /(?<!\\)\|/;

/** One thing on each line, its parts with '|' between; a '|' that belongs to a part has a '\\' in front. */
export function tableIn(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => line.split(PART_BREAK).map((part) => part.replace(/\\(.)/gs, '$1').trim()));
}

export function inTable(rows: readonly (readonly string[])[]): string {
  return rows.map((parts) => parts.map((part) => part.replace(/[\\|]/g, '\\$&')).join(' | ')).join('\n');
}

/** Read as it would be written when it is taken out again; what is wrong is said with the line it stands on. */
export function tableOf<T extends readonly unknown[]>(
  row: z.ZodType<T, (string | undefined)[]>,
  { min = 0, max }: { min?: number; max: number },
) {
  return z.string().transform((text, context) => {
    const rows = tableIn(text).map((parts, place) => {
      const { data, error } = row.safeParse(parts);
      const [issue] = error?.issues ?? [];
      if (issue) context.addIssue({ code: 'custom', message: `In line ${place + 1}: ${issue.message}` });
      return (data ?? []).map(inPart);
    });
    if (rows.length < min) context.addIssue({ code: 'custom', message: `Name at least ${min}` });
    if (rows.length > max) context.addIssue({ code: 'custom', message: `At most ${max} can be named` });
    return inTable(rows);
  });
}

function inPart(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? inCell(value) : String(value);
}
