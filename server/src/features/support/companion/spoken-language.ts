// In which language our program says something, by its own words: they are fixed, and each text shows it.
import type { ChatLanguage } from '@evenlight/contract/languages';
import { otherLanguageOf } from '../safety/languages/other-language.ts';
import { languageIn, normaliseBoth } from '../safety/normalise.ts';

/** Undefined for what is said in two, or in one that we do not read. */
export function spokenLanguageOf(text: string): ChatLanguage | undefined {
  const isInBoth = normaliseBoth(text).length > 0;
  return isInBoth || otherLanguageOf(text) !== null ? undefined : languageIn(text);
}
