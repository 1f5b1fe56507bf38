// What is sold and where is kept in the language the house writes first, and translated into the others. Answers carry
// one text, in the language of whoever asks: the server puts it where an object has fields of `OwnText`.
import { firstLanguage, type Language, languages } from './languages.ts';
import { z } from './zod.ts';

/** A text of ours that has translations. Objects are read in a language by the fields that are made of it. */
export const OwnText = z.string();
export const OwnTexts = z.array(z.string());

/** Beside such texts: the language they are in. Left out when it is the language of whoever asks. */
export const TextLanguage = z.enum(languages).optional();

/** The name in the first language, by which plans know it; left out where that is the same. */
export const KnownAs = z.string().optional();

export type Words = string | readonly string[] | Readonly<Record<string, string | undefined>>;
type Said = Readonly<Record<string, Words | undefined>>;

/** `{ es: { name: '…', features: ['…'] } }`: for each further language the texts of a row by their fields. */
export type Translations = Readonly<Record<string, Said | undefined>>;

/** Each translation made into another. One that says nothing stays: somebody took it back. */
export function eachTranslation(
  translations: Translations,
  change: (said: Said, language: string) => Said,
): Translations {
  const changed = Object.entries(translations).map(([language, said]) => {
    const words = Object.entries(change(said ?? {}, language)).filter(([, text]) => text !== undefined);
    return [language, Object.fromEntries(words)] as const;
  });
  return Object.fromEntries(changed);
}

type Worded = {
  translations?: Translations | undefined;
  /** The language of the texts themselves, where it is not the first one. */
  writtenIn?: Language | undefined;
};

/** A row is in a language wholly or not at all: half of it would be read aloud in the wrong one. */
function wholeTranslation<Field extends string>(
  row: Worded & Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
  language: Language,
): Said | null {
  const translation = row.translations?.[language];
  return translation && fields.every((field) => isSaid(row[field], translation[field])) ? translation : null;
}

/** Whether every text of the original has one in the translation. */
export function isSaid(original: unknown, translated: unknown): boolean {
  if (original === null || original === undefined || original === '') return true;
  if (typeof original === 'string') return typeof translated === 'string' && translated.trim() !== '';
  if (Array.isArray(original)) {
    if (!Array.isArray(translated)) return original.length === 0;
    return translated.length === original.length && original.every((text, at) => isSaid(text, translated[at]));
  }
  const said = new Map(Object.entries(translated ?? {}));
  return Object.entries(original).every(([key, text]) => isSaid(text, said.get(key)));
}

/** The row with its texts in the language, or in its own one and then saying so. What has no translations has no texts of ours. */
export function inLanguage<Row extends Worded, Field extends keyof Row & string>(
  row: Row,
  fields: readonly Field[],
  language: Language,
): Row & { language?: Language } {
  const own = row.writtenIn ?? firstLanguage;
  if (language === own || !row.translations) return row;
  const translation = wholeTranslation(row, fields, language);
  if (!translation) return { ...row, language: own };
  const said = fields.filter((field) => row[field] !== null && row[field] !== undefined && row[field] !== '');
  return { ...row, ...Object.fromEntries(said.map((field) => [field, translation[field]])) };
}
