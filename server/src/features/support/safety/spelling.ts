// Slips of the hand: a word nobody of those we learned from ever wrote is brought to the nearest one they did. One letter
// too many, missing, wrong or swapped; the commoner word wins.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Normalised } from './normalise.ts';

const SHORTEST = 4;
/** More than that is another language, or noise. */
const MOST_MENDED = 40;

type Known = { words: ReadonlySet<string>; nearby: ReadonlyMap<string, string> };
let known: Known | undefined;

export function mendSpelling({ text, language }: Normalised): Normalised {
  known ??= readKnown();
  return { language, text: mendedWords(text, known) };
}

function mendedWords(text: string, known: Known): string {
  let mended = 0;
  const plain = text.split(' ').map((word) => {
    if (word.length < SHORTEST || known.words.has(word) || /\d/.test(word) || mended >= MOST_MENDED) return word;
    const near = nearest(word, known);
    if (near) mended += 1;
    return near ?? word;
  });
  return plain.join(' ');
}

/** Two letters swapped is the commonest slip. Else both lose a letter and are the same then: one missing, too many or wrong. */
function nearest(word: string, { words, nearby }: Known): string | undefined {
  for (const swapped of withTwoSwapped(word)) if (words.has(swapped)) return swapped;
  const direct = nearby.get(word);
  if (direct) return direct;
  for (const less of withoutOneLetter(word)) {
    const near = nearby.get(less);
    if (near && near[0] === word[0]) return near;
  }
  return undefined;
}

function* withTwoSwapped(word: string): Generator<string> {
  // Nobody mistakes the first letter of a word.
  for (let at = 1; at < word.length - 1; at += 1)
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function* withoutOneLetter(word: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

const file = join(import.meta.dirname, 'classifier/model/known-words.txt');
/** What fewer wrote may itself be a slip. */
const LEAST_AUTHORS = 4;

/** From all that was learned from, the commonest first. */
export function saveKnownWords(messages: readonly { author: string; text: string }[]): void {
  const authors = new Map<string, Set<string>>();
  for (const { author, text } of messages)
    for (const word of new Set(text.split(' ')))
      if (/^\p{L}+$/u.test(word)) authors.set(word, (authors.get(word) ?? new Set()).add(author));
  const common = [...authors].filter(([, who]) => who.size >= LEAST_AUTHORS);
  common.sort(([one, by], [other, byOthers]) => byOthers.size - by.size || (one < other ? -1 : 1));
  writeFileSync(file, `${common.map(([word]) => word).join('\n')}\n`);
}

/** Commonest first: what comes later does not take a place that is taken. */
function readKnown(): Known {
  const words = readFileSync(file, 'utf8').trim().split('\n');
  const nearby = new Map<string, string>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const less of [word, ...withoutOneLetter(word)]) if (!nearby.has(less)) nearby.set(less, word);
  }
  return { words: new Set(words), nearby };
}
