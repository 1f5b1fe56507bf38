// What languages are called, in each of them.
import { fold } from '@evenlight/contract/folding';
import { forEachLanguage, isLanguage, type Language, languages, locales } from '@evenlight/contract/languages';
import type { Words } from './texts.ts';

/** 'Spanish', 'español'. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(locales[language].locale, { type: 'language' }).of(code) ?? code;
}

/** For each language that we speak its names. */
export const languageNames: Record<Language, Words> = forEachLanguage((code) =>
  forEachLanguage((language) => languageName(code, language)),
);

/** The one that somebody means by its code or by what it is called in any of ours. */
export function languageCalled(text: string): Language | undefined {
  const called = fold(text.trim());
  if (isLanguage(called)) return called;
  return languages.find((code) => Object.values(languageNames[code]).some((name) => fold(name) === called));
}
