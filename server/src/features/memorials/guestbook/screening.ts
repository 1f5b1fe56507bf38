// Whether an entry can be read at once, or the family looks at it first. Pure: what others wrote is for the caller to know.
import type { HoldReason } from '@evenlight/contract/memorials/guestbook';
import { keysOf } from '../../../platform/entries.ts';
import { abuseSayings, abuseWords } from './screening-words.ts';

type Written = { authorName: string; message: string };
type TextReason = Extract<HoldReason, 'links' | 'words' | 'repetition' | 'shouting'>;

export function reasonsIn({ authorName, message }: Written): TextReason[] {
  const reasons: Record<TextReason, boolean> = {
    links: holdsLink(authorName) || holdsLink(message),
    words: holdsAbuse(authorName) || holdsAbuse(message),
    repetition: repeatsItself(message),
    shouting: shouts(message),
  };
  return keysOf(reasons).filter((reason) => reasons[reason]);
}

/** The words alone: what differs only in spaces, signs or capitals was written once. */
export function bareWords(text: string): string {
  return wordsOf(foldText(text)).join(' ');
}

/** 'Rest in peace' is written by many. Nobody writes a longer sentence in exactly another's words. */
const OWN_WORDS_MIN_LENGTH = 40;

export function isDistinctive(message: string): boolean {
  return bareWords(message).length >= OWN_WORDS_MIN_LENGTH;
}

const LINKS = [
  /\b(?:https?|hxxps?|ftp):\/\//iu,
  /(?<![\p{L}\d])www\d?\s?\.\s?[\p{L}\d]/iu,
  // An e-mail address.
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u,
  // A bare domain, with endings that begin no sentence: 'her.So' is a forgotten space.
  /[\p{L}\d-]\.(?:com|net|org|info|biz|io|ru|cn|xyz|gg|ly|app|dev|shop|online|store|click)(?![\p{L}\d])/u,
  /[\p{L}\d-]\.(?:COM|NET|ORG|INFO|BIZ|RU|XYZ)(?![\p{L}\d])/u,
  /[\p{L}\d-]\s\.\s?com(?![\p{L}\d])/u,
  // Any ending once a path follows.
  /(?<![\p{L}\d])[a-z\d-]+\.[a-z]{2,12}\/[\w#?-]/u,
  /[([]\s*(?:\.|dot|punto)\s*[)\]]\s*\p{L}{2,}/iu,
];

function holdsLink(text: string): boolean {
  const plain = withoutHidden(text.normalize('NFKC'));
  return LINKS.some((link) => link.test(plain));
}

function holdsAbuse(text: string): boolean {
  const accented = wordsOf(withoutHidden(text.normalize('NFKC')).toLowerCase());
  const words = wordsOf(joinSpelled(foldText(text)));
  const inARow = ` ${words.join(' ')} `;
  return (
    [...accented, ...words].some((word) => isAbuse(word)) ||
    maskedWordsOf(foldText(text)).some((mask) => [...abuseWords].some((word) => mask.test(word))) ||
    abuseSayings.some((saying) => inARow.includes(` ${saying} `))
  );
}

function isAbuse(word: string): boolean {
  // Drawn out: 'fuuuuck'.
  const drawnIn = /(.)\1\1/u.test(word) ? word.replace(/(.)\1+/gu, '$1') : word;
  return abuseWords.has(word) || abuseWords.has(drawnIn);
}

/** 'f**k': the signs stand for letters. */
function maskedWordsOf(folded: string): RegExp[] {
  const masked = folded.match(/(?<![\p{L}\d*])\p{L}+\*+\p{L}[\p{L}*]*/gu) ?? [];
  return masked.map((word) => new RegExp(`^${word.replaceAll('*', '.')}$`, 'u'));
}

/** 'f u c k' and 'f.u.c.k' are one word. */
function joinSpelled(folded: string): string {
  return folded.replace(/(?<![\p{L}\d])(?:\p{L}[\s._-]){2,}\p{L}(?![\p{L}\d])/gu, (spelled) =>
    spelled.replace(/[^\p{L}]/gu, ''),
  );
}

const LETTERS_TO_SHOUT = 60;
const SHARE_OF_CAPITALS = 0.7;

/** Scripts without capitals never do. */
function shouts(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals + small >= LETTERS_TO_SHOUT && capitals / (capitals + small) > SHARE_OF_CAPITALS;
}

// A long cry, a row of hearts and a litany stay below all of these.
const SIGNS_IN_A_ROW = /([\p{L}\d])\1{19}|(\P{L})\2{59}/u;
const SAME_WORD_IN_A_ROW = 8;
const WORDS_TO_COUNT = 30;
const SHARE_OF_ONE_WORD = 0.4;
const SAME_LINE_TIMES = 4;
const LINE_MIN_LENGTH = 10;

function repeatsItself(text: string): boolean {
  const folded = foldText(text);
  const words = wordsOf(folded);
  const lines = folded
    .split('\n')
    .map((line) => line.trim())
    .filter(({ length }) => length >= LINE_MIN_LENGTH);
  return (
    SIGNS_IN_A_ROW.test(folded) ||
    longestRun(words) >= SAME_WORD_IN_A_ROW ||
    (words.length >= WORDS_TO_COUNT && mostOften(words) / words.length > SHARE_OF_ONE_WORD) ||
    mostOften(lines) >= SAME_LINE_TIMES
  );
}

function longestRun(words: string[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, word] of words.entries()) {
    run = word === words[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function mostOften(all: string[]): number {
  const alike = [...Map.groupBy(all, (one) => one).values()];
  return Math.max(0, ...alike.map(({ length }) => length));
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  // Cyrillic and Greek letters that look like ours.
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  т: 't',
  м: 'm',
  в: 'b',
  н: 'h',
  α: 'a',
  ο: 'o',
  ι: 'i',
  κ: 'k',
  υ: 'u',
  ρ: 'p',
};
const SIGNS_OF_WORDS = /[a-z\d@$€!*а-яёіαοικυρ]+/gu;

/** Small letters without accents; letters put in disguise stand as they are meant, in words of the Latin alphabet. */
function foldText(text: string): string {
  const plain = withoutHidden(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll("'", '')
    .replaceAll('’', '');
  return plain.replace(SIGNS_OF_WORDS, (word) => {
    if (!/[a-z]/.test(word)) return word;
    // 'Hi!' ends with a sign, and '4' alone is a number.
    const [end = ''] = /[!@$€]*$/u.exec(word) ?? [];
    const inner = word.slice(0, word.length - end.length);
    return inner.replace(/./gu, (sign) => lookalikes[sign] ?? sign) + end;
  });
}

/** Signs without width can cut a word in two without being seen. */
function withoutHidden(text: string): string {
  return text.replace(/\p{Cf}|\u034f|\u115f|\u1160|\u3164/gu, '');
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+/gu) ?? [];
}
