// Which language a message is in by its letters, where most of them are not Latin.
import { type LanguageFile, listed, unlisted } from './language-files.ts';
import { plainLetters, wordsOf } from './plain-letters.ts';

/** One letter of these scripts says as much as two or three of an alphabet. */
const scripts = [
  { name: 'Arabic', letter: /\p{Script=Arabic}/u, weight: 1 },
  { name: 'Cyrillic', letter: /\p{Script=Cyrillic}/u, weight: 1 },
  { name: 'Devanagari', letter: /\p{Script=Devanagari}/u, weight: 1 },
  { name: 'Gurmukhi', letter: /\p{Script=Gurmukhi}/u, weight: 1 },
  { name: 'Hangul', letter: /[가-힣]/u, weight: 2 },
  { name: 'Han', letter: /\p{Script=Han}/u, weight: 3 },
  { name: 'Kana', letter: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, weight: 2 },
  // Parts of Korean letters are left out: alone they draw weeping faces.
  { name: 'other', letter: /(?!\p{Script=Hangul}|\p{Script=Common})\p{L}/u, weight: 1 },
] as const;

type Scripted = 'zh-Hans' | 'zh-Hant' | 'hi' | 'pa' | 'ar' | 'fa' | 'ko' | 'ru' | 'unknown';

/** Null when most of it is in Latin letters. */
export function languageByScript(text: string): Scripted | null {
  const weights = scriptWeightsIn(text);
  const strange = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (strange <= latin) return null;
  const [[script] = ['other']] = [...weights].sort(([, one], [, other]) => other - one);
  if (script === 'Gurmukhi') return 'pa';
  if (script === 'Hangul') return 'ko';
  if (script === 'Arabic') return arabicOrFarsi(text);
  // Marathi and Nepali share the script of Hindi, Ukrainian and Serbian that of Russian.
  if (script === 'Devanagari') return isUnlisted(text) ? 'unknown' : 'hi';
  if (script === 'Cyrillic') return isUnlisted(text) || isInManyWords(text, NOT_RUSSIAN) ? 'unknown' : 'ru';
  // Japanese never goes without Kana for long.
  if (script === 'Han' && !weights.has('Kana')) return chineseScriptOf(text);
  return 'unknown';
}

const NOT_RUSSIAN = /[^\P{Script=Cyrillic}а-яё]/u;

/** One word may be a name. */
function isUnlisted(text: string): boolean {
  return smallWordsIn(text, unlisted) > 1;
}

/** Simplified where nothing tells. */
export function chineseScriptOf(text: string): 'zh-Hans' | 'zh-Hant' {
  const { simplifiedLetters, traditionalLetters } = listed['zh-Hans'];
  const letters = [...text];
  const simplified = letters.filter((letter) => simplifiedLetters.has(letter)).length;
  const traditional = letters.filter((letter) => traditionalLetters.has(letter)).length;
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans';
}

/** A single letter is a drawn face or a slip, not a word. */
function scriptWeightsIn(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [word] of text.matchAll(/(?:(?!\p{Script=Latin})[\p{L}\p{M}]){2,}/gu))
    for (const sign of word) {
      const script = scripts.find(({ letter }) => letter.test(sign));
      if (script) weights.set(script.name, (weights.get(script.name) ?? 0) + script.weight);
    }
  return weights;
}

/** By letters that keyboards of one of them have, and by small words. */
function arabicOrFarsi(text: string): 'ar' | 'fa' | 'unknown' {
  // Urdu, Pashto and Kurdish have letters that neither has.
  if (isInManyWords(text, /[ٹڈڑںےہھټډړږښځڅڼېۍۆێەڕڵ]/u)) return 'unknown';
  const farsi = wordsWith(text, /[پچژگکی]/u) + 2 * smallWordsIn(text, listed.fa);
  const arabic = wordsWith(text, /[ةأإىكي]|^ال/u) + 2 * smallWordsIn(text, listed.ar);
  return farsi > arabic ? 'fa' : 'ar';
}

/** A fifth of the words is more than a few names. */
function isInManyWords(text: string, letters: RegExp): boolean {
  return wordsWith(text, letters) * 5 >= wordsOf(text).length;
}

function wordsWith(text: string, letters: RegExp): number {
  return wordsOf(text).filter((word) => letters.test(word)).length;
}

function smallWordsIn(text: string, { smallWords }: LanguageFile): number {
  return wordsOf(plainLetters(text)).filter((word) => smallWords.has(word)).length;
}
