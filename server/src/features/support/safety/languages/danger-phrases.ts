// Looks for phrases of danger, in the lists of one language or of several that look alike.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { harmlessAsWritten, type Listed, listed, type Phrase, spaced } from './language-files.ts';
import { plainLetters, visibleLetters, wordsOf } from './plain-letters.ts';

export type Danger = { route: CrisisRoute; language: Listed };

/** Everything said in so many words, the longest phrase first. */
export function dangersIn(text: string, languages: readonly Listed[]): Danger[] {
  const written = spaced(wordsOf(visibleLetters(text)));
  const words = wordsOf(plainLetters(without(harmlessAsWritten, written)));
  // In Latin letters a phrase is whole words; in other scripts people part words as they like, or not at all.
  let [parted, unparted] = [spaced(words), words.join('')];
  const found: Danger[] = [];
  const isAllLatin = !/(?!\p{Script=Latin})\p{L}/u.test(unparted);
  const present = new Set(words);
  for (const { letters, first, isInLatin, route, language } of phrasesOf(languages)) {
    // Most phrases need no look through the whole letter.
    if (isInLatin ? !present.has(first) : isAllLatin) continue;
    if (!(isInLatin ? parted : unparted).includes(letters)) continue;
    if (route) found.push({ route, language });
    // Out of the text once it is heard: 'I do not want to die' leaves no 'want to die' behind.
    if (isInLatin) parted = without([letters], parted);
    else unparted = unparted.replaceAll(letters, '.');
  }
  return found;
}

/** `phrases` have a blank at both ends, and so have all words of the text. */
export function without(phrases: readonly string[], text: string): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' . '), text);
}

/** `first` is the word it begins with, where it is made of words. */
type LanguagePhrase = Phrase & { language: Listed; first: string };
const sorted = new Map<string, readonly LanguagePhrase[]>();

function phrasesOf(languages: readonly Listed[]): readonly LanguagePhrase[] {
  const key = languages.join(' ');
  const known = sorted.get(key);
  if (known) return known;
  const phrases = languages.flatMap((language) =>
    listed[language].phrases.map((phrase) => ({ ...phrase, language, first: wordsOf(phrase.letters)[0] ?? '' })),
  );
  phrases.sort((one, other) => other.letters.length - one.letters.length);
  sorted.set(key, phrases);
  return phrases;
}
