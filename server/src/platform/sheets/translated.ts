// Sheets whose texts are kept in several languages: a column for each further language behind each column of texts. In a
// row they are one value, `translations`, as in the tables.
import { isDeepStrictEqual } from 'node:util';
import { furtherLanguages, type Language } from '@evenlight/contract/languages';
import type { Column, Field } from '@evenlight/contract/manage';
import { isSaid, type Translations, type Words } from '@evenlight/contract/translations';
import { z } from 'zod';
import { inCell, inTable, orEmpty, tableIn, tableOf } from './cells.ts';
import { hashOf } from './content-hash.ts';

/** A column of texts: how its translation is read and asked for. */
export type TextColumn = {
  name: string;
  read: z.ZodType<Words, string>;
  field: Field;
  /** What there is to translate; without it the cell itself. */
  originals?: (cell: string) => Readonly<Record<string, string>>;
};

export const textLine = (name: string, read: z.ZodType<string, string>): TextColumn => ({
  name,
  read,
  field: { is: 'line' },
});
export const textLines = (name: string, read: z.ZodType<string, string>): TextColumn => ({
  ...textLine(name, read),
  field: { is: 'lines' },
});
export const textList = (name: string, read: z.ZodType<string[], string>): TextColumn => ({
  name,
  read,
  field: { is: 'list' },
});

type Parts = { key: string; word: z.ZodType<string, string>; max: number };

/** Several texts in one cell, each behind the word that tells it from the others. */
export function textTable(name: string, { key, word, max }: Parts, originals: NonNullable<TextColumn['originals']>) {
  const Pair = z.tuple([z.string().min(1), word]);
  return {
    name,
    read: tableOf(Pair, { max }).transform((text) =>
      Object.fromEntries(tableIn(text).map((parts) => Pair.parse(parts))),
    ),
    field: { is: 'table', parts: [{ name: key }, { name: 'translation' }] },
    originals,
  } satisfies TextColumn;
}

/** `name (es)` */
const nameIn = (name: string, language: Language) => `${name} (${language})`;

/** Each right behind its original, as in a file. */
export function withTranslations(columns: readonly Column[], texts: readonly TextColumn[]): Column[] {
  return columns.flatMap((column) => {
    const text = texts.find(({ name }) => name === column.name);
    if (!text) return [column];
    const others = furtherLanguages.map((language) => ({
      name: nameIn(column.name, language),
      field: text.field,
      mayBeEmpty: true,
      translates: { column: column.name, language },
    }));
    return [column, ...others];
  });
}

/** Reads the cells of translations: undefined for one that was not sent, null for an empty one. */
export function translationCells(texts: readonly TextColumn[]) {
  return z.object(
    Object.fromEntries(
      texts.flatMap(({ name, read }) =>
        furtherLanguages.map((language) => [nameIn(name, language), orEmpty(read).optional()]),
      ),
    ),
  );
}

type Row = { translations?: Translations | undefined };

export function translatedCell(row: Row, { column, language }: NonNullable<Column['translates']>, original: string) {
  const said = row.translations?.[language]?.[column];
  if (said === undefined) return '';
  if (typeof said === 'string' || Array.isArray(said)) return inCell(said);
  // In the order of the original: PostgreSQL keeps keys in one of its own.
  const places = tableIn(original).map(([key = '']) => key);
  const pairs = Object.entries(said).map(([key, word = '']) => [key, word]);
  return inTable(pairs.toSorted(([one = ''], [other = '']) => places.indexOf(one) - places.indexOf(other)));
}

/** What was read of the columns in other languages. */
export type TranslationsRead = z.output<ReturnType<typeof translationCells>>;
type Read = { originals: Originals; translated: TranslationsRead };
type Originals = ReadonlyMap<string, Words>;

/** What there is to translate in a row, by its columns. */
export function originalsIn(texts: readonly TextColumn[], row: object): Originals {
  const cells = new Map<string, unknown>(Object.entries(row));
  return new Map(
    texts.map(({ name, originals }) => {
      const cell = cells.get(name) ?? '';
      const words = Array.isArray(cell) ? cell.map(String) : String(cell);
      return [name, originals && typeof words === 'string' ? originals(words) : words];
    }),
  );
}

const hashOfOriginals = (originals: Originals) => hashOf([...originals]);

/** As they become: what was not sent stays. Beside each stands what it is a translation of, by its hash. */
export function translationsIn(texts: readonly TextColumn[], { originals, translated }: Read, stored: Row | null) {
  const becoming = furtherLanguages.flatMap((language) => {
    const { of, ...before } = stored?.translations?.[language] ?? {};
    const said = texts.flatMap(({ name }) => {
      const cell = translated[nameIn(name, language)];
      const words = cell === undefined ? before[name] : cell;
      return words === undefined || words === null || isEmpty(words) ? [] : [[name, words] as const];
    });
    // One that was taken back is known as such: the product's own words do not come again.
    if (said.length === 0) return stored?.translations?.[language] ? [[language, {}] as const] : [];
    const now = Object.fromEntries(said);
    const isUntouched = stored !== null && isDeepStrictEqual(now, before);
    const isOf = isUntouched ? (of ?? hashOfOriginals(originalsIn(texts, stored))) : hashOfOriginals(originals);
    return [[language, { ...now, of: isOf }] as const];
  });
  return Object.fromEntries(becoming) satisfies Translations;
}

const isEmpty = (words: Words) => Object.keys(words).length === 0;

/** A list is translated item by item. */
export function faultsInTranslations(texts: readonly TextColumn[], { originals, translated }: Read) {
  return texts.flatMap(({ name }) =>
    furtherLanguages.flatMap((language) => {
      const column = nameIn(name, language);
      const sentence = faultIn(name, originals.get(name), translated[column]);
      return sentence ? [{ column, sentence }] : [];
    }),
  );
}

function faultIn(name: string, original: Words | undefined, said: Words | null | undefined): string | null {
  if (said === null || said === undefined || typeof said === 'string' || typeof original === 'string') return null;
  if (Array.isArray(said)) {
    const count = Object.keys(original ?? {}).length;
    const isAsLong = said.length === count;
    return isAsLong ? null : `It names ${said.length}, and ${name} names ${count}. Name as many, or leave it empty`;
  }
  const unknown = Object.keys(said).find((key) => !Object.hasOwn(original ?? {}, key));
  return unknown === undefined ? null : `There is no ${unknown} in ${name}`;
}

export type TranslationState = 'missing' | 'outdated' | 'there';

/** Whether families read the row in the language, and whether its original was changed since. */
export function stateOfTranslation(texts: readonly TextColumn[], row: Row, language: Language): TranslationState {
  if (missingTexts(texts, row, language).length > 0) return 'missing';
  const of = row.translations?.[language]?.of;
  return of === undefined || of === hashOfOriginals(originalsIn(texts, row)) ? 'there' : 'outdated';
}

/** The columns of which there is something in the row, and not all of it in the language. */
export function missingTexts(texts: readonly TextColumn[], row: Row, language: Language): string[] {
  const said = row.translations?.[language] ?? {};
  return [...originalsIn(texts, row)].filter(([name, words]) => !isSaid(words, said[name])).map(([name]) => name);
}
