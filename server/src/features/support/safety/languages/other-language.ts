// Messages in a language that the rules and the classifier cannot read: which language it is, and whether it says in so
// many words that somebody is in danger.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { chineseScriptOf, languageByScript } from './by-script.ts';
import { languageBySmallWords } from './by-small-words.ts';
import { dangersIn, without } from './danger-phrases.ts';
import { type Listed, listedLanguages, sayings, spaced } from './language-files.ts';
import { visibleLetters, wordsOf } from './plain-letters.ts';

/** `unknown`: none of the others, and neither English nor Spanish. */
export const otherLanguages = [...listedLanguages, 'zh-Hant', 'unknown'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

/** Whoever writes more has shown the language by then. */
const MOST_LETTERS = 2_000;

/** Null for English and Spanish, and for what is too short or too mixed to tell. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  const whole = without(sayings, spaced(wordsOf(visibleLetters(text))));
  const opening = whole.slice(0, MOST_LETTERS);
  const byScript = languageByScript(opening);
  if (byScript === 'unknown') return byScript;
  const guess = byScript ?? languageBySmallWords(opening);
  const language = languageOfDanger(whole, guess) ?? guess;
  return language === 'zh-Hans' ? chineseScriptOf(opening) : language;
}

/** The gravest danger that is named in so many words, or null. */
export function dangerIn(text: string, language: OtherLanguage): CrisisRoute | null {
  const routes = dangersIn(text, listsFor(language)).map(({ route }) => route);
  return gravestFirst.find((route) => routes.includes(route)) ?? null;
}

// Minutes count for the first; the lines for each of the next ones include those for a wish to die.
const gravestFirst: readonly CrisisRoute[] = ['medical', 'child', 'abuse', 'others', 'self', 'worried'];

/** One explicit phrase decides, whatever stands around it: better one text too many than a cry for help unheard. */
function languageOfDanger(text: string, guess: OtherLanguage | null): Listed | null {
  const languages = dangersIn(text, listsFor(guess ?? 'unknown')).map(({ language }) => language);
  return languages.find((language) => language === guess) ?? languages[0] ?? null;
}

/** A few words of these look alike, so both lists are read. */
const alike: Partial<Record<OtherLanguage, readonly Listed[]>> = {
  hi: ['hi', 'pa'],
  pa: ['pa', 'hi'],
  ar: ['ar', 'fa'],
  fa: ['fa', 'ar'],
  'zh-Hant': ['zh-Hans'],
};

/** What has no name here may be a dialect of any of them. */
function listsFor(language: OtherLanguage): readonly Listed[] {
  if (language === 'unknown') return listedLanguages;
  return alike[language] ?? listedLanguages.filter((name) => name === language);
}
