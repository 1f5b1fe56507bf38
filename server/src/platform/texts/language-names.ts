// What languages are called, in each of them.
import { forEachLanguage, type Language, locales } from '@evenlight/contract/languages';
import type { Words } from './texts.ts';

/** 'Spanish', 'español'. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(locales[language].locale, { type: 'language' }).of(code) ?? code;
}

/** For each language that we speak its names. */
export const languageNames: Record<Language, Words> = forEachLanguage((code) =>
  forEachLanguage((language) => languageName(code, language)),
);
