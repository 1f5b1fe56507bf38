// The translations of a row whose texts came with the product. What somebody has written anew is in no catalogue.
import { furtherLanguages, type Language } from '@evenlight/contract/languages';
import type { Translations, Words } from '@evenlight/contract/translations';
import { translationsOf } from './texts.ts';

/** For each language in which all of the texts are. */
export function translationsOfTexts(texts: Readonly<Record<string, Words>>, context: string): Translations {
  const whole = furtherLanguages.flatMap((language) => {
    const said = Object.entries(texts).map(([field, words]) => [field, inLanguage(words, language, context)] as const);
    return said.every(([, words]) => words !== undefined) ? [[language, Object.fromEntries(said)] as const] : [];
  });
  return Object.fromEntries(whole);
}

function inLanguage(words: Words, language: Language, context: string): Words | undefined {
  if (typeof words === 'string') return words === '' ? '' : translationsOf(words, context)[language];
  const said = Object.entries(words).map(([key, text = '']) => [key, inLanguage(text, language, context)] as const);
  if (said.some(([, text]) => text === undefined)) return undefined;
  const texts = said.map(([key, text]) => [key, String(text)] as const);
  return Array.isArray(words) ? texts.map(([, text]) => text) : Object.fromEntries(texts);
}
