// What the classifier looks at: words and rows of words, pieces of words, and concepts with their neighbours. Each is
// hashed to a place in one long row of weights.
import { conceptsIn } from '../concepts/concepts.ts';
import type { Normalised } from '../normalise.ts';

export const PLACES = 2 ** 17;

/** Places that are filled, and how much. */
export type Features = { places: Int32Array; amounts: Float32Array };

/** Each kind has the same say, however many features it has. */
const SAY = { words: 1, pieces: 1, concepts: 1.5, rules: 1.5 };

/** `rules` are the ids of those that hold for it: they are evidence, and more of it than a word. */
export function featuresOf(message: Normalised, rules: readonly string[] = []): Features {
  const all = [
    ...evened(new Map(rules.map((id) => [`r ${id}`, 1])), SAY.rules),
    ...evened(wordsOf(message.text), SAY.words),
    ...evened(piecesOf(message.text), SAY.pieces),
    ...evened(conceptsOf(message), SAY.concepts),
  ];
  return {
    places: Int32Array.from(all, ([name]) => placeOf(name)),
    amounts: Float32Array.from(all, ([, amount]) => amount),
  };
}

type Found = Map<string, number>;

function evened(found: Found, say: number): [string, number][] {
  const length = Math.hypot(...found.values()) || 1;
  return [...found].map(([name, amount]) => [name, (say * amount) / length]);
}

function keep(found: Found, name: string, amount: number): void {
  found.set(name, Math.max(found.get(name) ?? 0, amount));
}

function wordsOf(text: string): Found {
  const words = text.split(' ');
  const found: Found = new Map();
  for (const [at, first] of words.entries()) {
    const [second, third] = [words[at + 1], words[at + 2]];
    keep(found, `1 ${first}`, 1);
    if (second !== undefined) keep(found, `2 ${first} ${second}`, 1);
    if (third === undefined) continue;
    keep(found, `3 ${first} ${second} ${third}`, 1);
    keep(found, `2 ${first} _ ${third}`, 0.7);
  }
  return found;
}

const PIECES = [3, 4, 5];

/** So that a misspelled word is still nearly the same one. */
function piecesOf(text: string): Found {
  const found: Found = new Map();
  for (const word of text.split(' ')) {
    const framed = `<${word}>`;
    for (const size of PIECES) {
      for (let at = 0; at + size <= framed.length; at += 1) keep(found, `p ${framed.slice(at, at + size)}`, 1);
    }
  }
  return found;
}

/** Further apart than this, two concepts have nothing to do with each other. */
const NEAR_WORDS = 9;

function conceptsOf({ text, language }: Normalised): Found {
  const found: Found = new Map();
  const names = new Set<string>();
  for (const sentence of conceptsIn(text, language)) {
    for (const [at, concept] of sentence.entries()) {
      names.add(concept.name);
      keep(found, `c ${concept.name}`, 1);
      const near = sentence.slice(at + 1).filter((other) => other.at - concept.at <= NEAR_WORDS);
      const [next, afterNext] = near;
      for (const other of near) keep(found, `cc ${concept.name} ${other.name}`, other === next ? 1 : 0.6);
      if (next && afterNext) keep(found, `ccc ${concept.name} ${next.name} ${afterNext.name}`, 1);
    }
  }
  const sorted = [...names].sort();
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) keep(found, `with ${one} ${other}`, 0.3);
  }
  return found;
}

/** FNV-1a, stirred once more so that similar names do not meet. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % PLACES;
}
