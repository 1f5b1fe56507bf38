// Which language a message in Latin letters is in, by the small words that stand in nearly every sentence.
import { homeWords, type LanguageFile, type Listed, listed, listedLanguages, unlisted } from './language-files.ts';
import { plainLetters, wordsOf } from './plain-letters.ts';

type Spoken = Listed | 'unknown';
const files: readonly (readonly [Spoken, LanguageFile])[] = [
  ...listedLanguages.map((language) => [language, listed[language]] as const),
  ['unknown', unlisted],
];

/** Words that look like one language even where nobody listed them: Vietnamese accents, Arabic sounds written as digits. */
const looks: Partial<Record<Spoken, RegExp>> = {
  vi: /[ăđơư\u1ea0-\u1ef9]/u,
  ar: /^[a-z]*[a-z][37][a-z]+$|^[37][a-z]{3,}$/u,
};

/** One small word alone may be a name. */
const LEAST_SMALL_WORDS = 2;
/** As many times the small words of English and Spanish: who writes both of them can be read. */
const LEAST_TIMES = 2;
/** Of all words. Below that, a few that look alike stand in a language nobody listed. */
const LEAST_SHARE = 0.12;
/** Fewer different words may all be names. */
const LEAST_STRANGE_WORDS = 12;
/** English and Spanish messages, however misspelled, have more small words of their own. */
const MOST_HOME_SHARE = 0.1;

/** Null for English, Spanish, and what cannot be told. */
export function languageBySmallWords(text: string): Spoken | null {
  const written = wordsOf(text).filter((word) => /\p{Script=Latin}/u.test(word));
  const words = written.map(plainLetters);
  const scores = files
    .map(([language, file]) => ({ language, ...scoreOf(file, words, written, looks[language]) }))
    .filter(({ isSure }) => isSure)
    .sort((one, other) => other.weight - one.weight);
  return scores[0]?.language ?? (isNeitherEnglishNorSpanish(words) ? 'unknown' : null);
}

function scoreOf(file: LanguageFile, words: readonly string[], written: readonly string[], look: RegExp | undefined) {
  const small = words.filter((word) => file.smallWords.has(word));
  const alike = look ? written.filter((word) => look.test(word)) : [];
  const against = words.filter((word) => homeWords.has(word) && !file.sharedWords.has(word)).length;
  const hits = Math.max(small.length, alike.length);
  const seen = new Set([...small, ...(small.length > 0 ? alike.map(plainLetters) : [])]).size;
  return {
    isSure: seen >= LEAST_SMALL_WORDS && hits > against * LEAST_TIMES && hits >= words.length * LEAST_SHARE,
    // A word of two languages says half as much for each.
    weight: small.reduce((sum, word) => sum + 1 / languagesWith(word), alike.length),
  };
}

function languagesWith(word: string): number {
  return files.filter(([, { smallWords }]) => smallWords.has(word)).length;
}

function isNeitherEnglishNorSpanish(words: readonly string[]): boolean {
  const home = words.filter((word) => homeWords.has(word)).length;
  return new Set(words).size >= LEAST_STRANGE_WORDS && home < words.length * MOST_HOME_SHARE;
}
