// What the classifier looks at: words and rows of words, pieces of words, and concepts with their neighbours. Each is
// hashed to a place in one long row of weights. The longest letters have some 50,000 words in their parts: nothing here
// makes a string or a map.
import { conceptsIn } from '../concepts/concepts.ts';
import type { Normalised } from '../normalise.ts';

export const PLACES = 2 ** 17;

/** Places that are filled, and how much. */
export type Features = { places: Int32Array; amounts: Float32Array };

/** Each kind has the same say, however many features it has. */
const SAY = { words: 1, pieces: 1, concepts: 1.5, rules: 1.5 };

/** `rules` are the ids of those that hold for it: they are evidence, and more of it than a word. */
export function featuresOf(message: Normalised, rules: readonly string[] = []): Features {
  const words = message.text.split(' ');
  const kinds = [
    evened(placesOfRules(rules), SAY.rules),
    evened(placesOfWords(words), SAY.words),
    evened(placesOfPieces(words), SAY.pieces),
    evened(placesOfConcepts(message), SAY.concepts),
  ];
  const all = { places: new Int32Array(sizeOf(kinds)), amounts: new Float32Array(sizeOf(kinds)) };
  let start = 0;
  for (const { places, amounts } of kinds) {
    all.places.set(places, start);
    all.amounts.set(amounts, start);
    start += places.length;
  }
  return all;
}

function sizeOf(kinds: readonly { places: readonly number[] }[]): number {
  return kinds.reduce((sum, { places }) => sum + places.length, 0);
}

/** How much each place of one kind is filled; empty again once they are evened. */
const filled = new Float64Array(PLACES);

/** The most that was asked for counts. */
function keep(places: number[], place: number, amount: number): void {
  const before = filled[place] ?? 0;
  if (before === 0) places.push(place);
  if (amount > before) filled[place] = amount;
}

function evened(places: readonly number[], say: number): { places: readonly number[]; amounts: number[] } {
  let squares = 0;
  for (const place of places) squares += (filled[place] ?? 0) ** 2;
  const length = Math.sqrt(squares) || 1;
  const amounts = places.map((place) => (say * (filled[place] ?? 0)) / length);
  for (const place of places) filled[place] = 0;
  return { places, amounts };
}

/** So that a word and a concept of the same letters do not meet. */
const KIND = {
  rule: 1,
  word: 2,
  twoWords: 3,
  threeWords: 4,
  aroundOne: 5,
  piece: 6,
  concept: 7,
  twoConcepts: 8,
  threeConcepts: 9,
  together: 10,
};

function placesOfRules(rules: readonly string[]): number[] {
  const places: number[] = [];
  for (const id of rules) keep(places, placeOf(KIND.rule, hashOf(id)), 1);
  return places;
}

function placesOfWords(words: readonly string[]): number[] {
  const places: number[] = [];
  const hashes = words.map((word) => hashOf(word));
  for (const [at, first] of hashes.entries()) {
    const [second, third] = [hashes[at + 1], hashes[at + 2]];
    keep(places, placeOf(KIND.word, first), 1);
    if (second === undefined) continue;
    keep(places, placeOf(KIND.twoWords, first, second), 1);
    if (third === undefined) continue;
    keep(places, placeOf(KIND.threeWords, first, second, third), 1);
    keep(places, placeOf(KIND.aroundOne, first, third), 0.7);
  }
  return places;
}

const PIECES = [3, 4, 5];

/** So that a misspelled word is still nearly the same one. */
function placesOfPieces(words: readonly string[]): number[] {
  const places: number[] = [];
  for (const word of words) {
    const framed = `<${word}>`;
    for (const size of PIECES) {
      for (let at = 0; at + size <= framed.length; at += 1)
        keep(places, placeOf(KIND.piece, hashOf(framed, at, at + size)), 1);
    }
  }
  return places;
}

/** Further apart than this, two concepts have nothing to do with each other. */
const NEAR_WORDS = 9;

function placesOfConcepts({ text, language }: Normalised): number[] {
  const places: number[] = [];
  const names = new Set<number>();
  for (const sentence of conceptsIn(text, language)) {
    const concepts = sentence.map(({ name, at }) => ({ name: hashOf(name), at }));
    for (const [at, concept] of concepts.entries()) {
      names.add(concept.name);
      keep(places, placeOf(KIND.concept, concept.name), 1);
      const near = concepts.slice(at + 1).filter((other) => other.at - concept.at <= NEAR_WORDS);
      const [next, afterNext] = near;
      for (const other of near)
        keep(places, placeOf(KIND.twoConcepts, concept.name, other.name), other === next ? 1 : 0.6);
      if (next && afterNext) keep(places, placeOf(KIND.threeConcepts, concept.name, next.name, afterNext.name), 1);
    }
  }
  const sorted = [...names].sort((one, other) => one - other);
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) keep(places, placeOf(KIND.together, one, other), 0.3);
  }
  return places;
}

/** FNV-1a. */
function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** All of them in their order, stirred so that similar ones do not meet. */
function placeOf(kind: number, first: number, second = 0, third = 0): number {
  let hash = Math.imul(kind, 0x9e3779b1);
  hash = stirred(hash ^ first);
  hash = stirred(hash ^ second);
  hash = stirred(hash ^ third);
  return (hash >>> 0) % PLACES;
}

function stirred(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return once ^ (once >>> 13);
}
