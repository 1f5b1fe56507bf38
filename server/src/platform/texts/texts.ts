// Everything this side says to a person is written in English where it is used, and translated in the catalogues. The texts
// are found there by `npm run texts`, so each stands as a plain string in one of these calls, its values as {names} in it.
import { forEachLanguage, type Language, languages, locales } from '@evenlight/contract/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import { translationIn } from './catalogues.ts';

/** One text in every language that we speak. */
export type Words = Record<Language, string>;
type Values = Readonly<Record<string, string | number>>;

/** `t('Page {page} of {pages}', { page, pages })`; the last tells translators which of its meanings a short text has. */
export type Translate = {
  (message: string, context?: string): string;
  (message: string, values: Values, context?: string): string;
};

export function words(message: string, context?: string): Words {
  return forEachLanguage((language) => textIn(language, message, {}, context));
}

/** For what is kept as data: the text in the other languages, as far as it is translated. */
export function translationsOf(message: string, context: string): Partial<Words> {
  const known = languages.flatMap((language) => {
    const text = translationIn(language, message, context);
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(known);
}

/** For texts that belong together, or hold values: `inEveryLanguage((t) => ({ page: (page: number) => t('Page {page}', { page }) }))`. */
export function inEveryLanguage<Said>(say: (t: Translate, language: Language) => Said): Record<Language, Said> {
  return forEachLanguage((language) => say(translateInto(language), language));
}

export function translateInto(language: Language): Translate {
  return (message: string, second: Values | string = {}, third?: string) => {
    const [values, context] = typeof second === 'string' ? [{}, second] : [second, third];
    return textIn(language, message, values, context);
  };
}

function textIn(language: Language, message: string, values: Values, context: string | undefined): string {
  const text = translationIn(language, message, context) ?? message;
  // Most texts are just words.
  return /[{']/.test(text) ? String(formatOf(language, text).format(values)) : text;
}

const formats = new Map<string, IntlMessageFormat>();

/** Names, plurals and numbers in a text, as the language has them; read once. */
function formatOf(language: Language, text: string): IntlMessageFormat {
  const key = `${language} ${text}`;
  const known = formats.get(key);
  if (known) return known;
  // Nothing here is marked up: '<' is a sign like others.
  const format = new IntlMessageFormat(text, locales[language].locale, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}
