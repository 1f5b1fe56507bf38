// The lists of this folder, read once; the first line of each says how it is written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CrisisRoute, crisisRoutes } from '@evenlight/contract/support/levels';
import { plainLetters, visibleLetters, wordsOf } from './plain-letters.ts';

/** `route` is null for words that only sound like danger. */
export type Phrase = { letters: string; isInLatin: boolean; route: CrisisRoute | null };

export type LanguageFile = {
  phrases: readonly Phrase[];
  smallWords: ReadonlySet<string>;
  sharedWords: ReadonlySet<string>;
  /** Chinese only: letters that one of its two scripts has and the other has not. */
  simplifiedLetters: ReadonlySet<string>;
  traditionalLetters: ReadonlySet<string>;
};

export const listedLanguages = ['tl', 'vi', 'zh-Hans', 'hi', 'pa', 'ar', 'fa', 'ko', 'ru'] as const;
export type Listed = (typeof listedLanguages)[number];

/** Traditional Chinese is in the same list as simplified. */
export const listed: Record<Listed, LanguageFile> = {
  tl: readLanguage('tagalog'),
  vi: readLanguage('vietnamese'),
  'zh-Hans': readLanguage('chinese'),
  hi: readLanguage('hindi'),
  pa: readLanguage('punjabi'),
  ar: readLanguage('arabic'),
  fa: readLanguage('farsi'),
  ko: readLanguage('korean'),
  ru: readLanguage('russian'),
};

/** Words of languages that we have no sentences in. */
export const unlisted = readLanguage('unlisted');

/** Small words of English and Spanish, which the rules read. */
export const homeWords: ReadonlySet<string> = new Set(
  ['english', 'spanish'].flatMap((name) => [...readLanguage(name).smallWords]),
);

/** They also stand in English and Spanish messages, and tell no language. With and without accents, the longest first. */
export const sayings: readonly string[] = linesIn('prayers-and-greetings', 'sayings')
  .flatMap(waysToWrite)
  .flatMap((written) => [visibleLetters(written), plainLetters(written)].map((letters) => spaced(wordsOf(letters))))
  .sort((one, other) => other.length - one.length);

/** Harmless with their accents and danger without: they are looked for before accents go. */
export const harmlessAsWritten: readonly string[] = linesIn('vietnamese', 'no danger as written')
  .flatMap(waysToWrite)
  .map((written) => spaced(wordsOf(visibleLetters(written))));

export function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

function readLanguage(name: string): LanguageFile {
  const phrasesOf = (section: string) => linesIn(name, section).flatMap(waysToWrite);
  const wordsIn = (section: string) => new Set(linesIn(name, section).flatMap((line) => wordsOf(plainLetters(line))));
  const lettersIn = (section: string) => new Set(linesIn(name, section).join(''));

  const dangers = crisisRoutes.flatMap((route) => phrasesOf(route).map((written) => asPhrase(written, route)));
  const harmless = phrasesOf('no danger').map((written) => asPhrase(written, null));
  return {
    phrases: [...dangers, ...harmless],
    smallWords: wordsIn('small words'),
    sharedWords: wordsIn('shared words'),
    simplifiedLetters: lettersIn('simplified letters'),
    traditionalLetters: lettersIn('traditional letters'),
  };
}

function asPhrase(written: string, route: CrisisRoute | null): Phrase {
  const words = wordsOf(plainLetters(written));
  const isInLatin = /\p{Script=Latin}/u.test(written);
  return { letters: isInLatin ? spaced(words) : words.join(''), isInLatin, route };
}

function waysToWrite(line: string): string[] {
  return line.split('|').map((written) => written.trim());
}

function linesIn(name: string, section: string): string[] {
  const [, ...sections] = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split(/^== /m);
  const lines = sections.map((lines) => lines.trim().split('\n')).find(([title]) => title === section);
  return lines?.slice(1) ?? [];
}
