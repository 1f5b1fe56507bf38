// Finds out which rows are new and which are known: by id where one is given, else by what makes them the same.
import { fold } from '@evenlight/contract/folding';
import type { FileRow } from './read-rows.ts';
import { cellsOf, type Matched, type RowFault, type Sheet, type Stored, type Written } from './sheet.ts';
import { faultsInTranslations, originalsIn, translationsIn } from './translated.ts';

export type Counts = { added: number; changed: number; unchanged: number };

export function matchRows<W extends Written, S extends Stored>(
  { sameness, texts = [] }: Pick<Sheet<W, S>, 'sameness' | 'texts'>,
  rows: readonly FileRow<W>[],
  stored: readonly S[],
) {
  const byId = new Map(stored.map((it) => [it.id, it]));
  const alike = Map.groupBy(stored, (it) => sameness.of(it));
  const matched: Matched<W, S>[] = [];
  const faults: RowFault[] = [];
  const seen = new Map<string, number>();
  for (const { line, value, translated } of rows) {
    const named = alike.get(sameness.of(value)) ?? [];
    const known = value.id === null ? (named[0] ?? null) : (byId.get(value.id) ?? null);
    const keys = [sameness.of(value), value.id ?? known?.id].filter((key) => key !== undefined);
    const fault = clash(sameness, { value, known, named }) ?? twice(line, seen, keys);
    const read = { originals: originalsIn(texts, value), translated };
    const mistranslated = faultsInTranslations(texts, read);
    const wrong = fault ? [fault] : mistranslated;
    faults.push(...wrong.map((it) => ({ line, ...it })));
    if (wrong.length > 0) continue;
    const listed = value.listed ?? known?.listed ?? true;
    const translations = translationsIn(texts, read, known);
    matched.push({ line, row: { ...value, listed, translations }, stored: known });
  }
  return { matched, faults };
}

type Found<S> = { value: Written; known: S | null; named: readonly S[] };
type Fault = Omit<RowFault, 'line'>;

function clash<S extends Stored>(
  { several, another, column }: Sheet['sameness'],
  { value, known, named }: Found<S>,
): Fault | null {
  if (value.id === null && named.length > 1) return { column: 'id', sentence: several };
  if (value.id !== null && named.some((it) => it.id !== known?.id)) return { column, sentence: another };
  return null;
}

function twice(line: number, seen: Map<string, number>, keys: readonly string[]): Fault | null {
  const before = keys.map((key) => seen.get(key)).find((it) => it !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, line);
  return before === undefined ? null : { column: null, sentence: `This is the same as in line ${before}` };
}

/** Those to be written, and how many there are of each. */
export function whatChanges<W extends Written, S extends Stored>(
  sheet: Pick<Sheet<W, S>, 'columns' | 'forgetsUnlisted'>,
  matched: readonly Matched<W, S>[],
) {
  const added = matched.filter(({ row, stored }) => stored === null && (row.listed || !sheet.forgetsUnlisted));
  const changed = matched.filter(({ row, stored }) => stored !== null && differs(sheet, row, stored));
  const unchanged = matched.length - added.length - changed.length;
  return {
    written: [...added, ...changed],
    counts: { added: added.length, changed: changed.length, unchanged } satisfies Counts,
  };
}

function differs(sheet: Pick<Sheet, 'columns'>, row: object, stored: object): boolean {
  const [said, known] = [cellsOf(sheet, row), cellsOf(sheet, stored)];
  return sheet.columns.some(({ name }) => said[name] !== known[name]);
}

/** However a name is written, it is the same name. */
export function sameName(name: string): string {
  return fold(name).normalize('NFC').replace(/\s+/gu, ' ').trim();
}
