// How much of what stands in one language is word for word the same in another.
import type { Piece } from './piece.ts';

export type Seen = { name: string; first: readonly Piece[]; other: readonly Piece[] };
export type Measured = { name: string; words: number; share: number; shared: readonly string[]; isTooMuch: boolean };

// Some words are the same in two languages; whole sentences are not.
const BOUND = 0.03;
const WORDS_IN_A_PIECE = 2;
// Of so few words one piece is a large part.
const FEW_WORDS = 20;

export function measure({ name, first, other }: Seen, language: string): Measured {
  const own = other.filter((piece) => piece.language === language && !piece.isKept);
  // What the page in the first language marks as being in the other one is the other language there.
  const inFirst = new Set(first.filter((piece) => piece.language !== language).map(({ text }) => text.toLowerCase()));
  const shared = own.filter(({ text }) => wordsIn(text) >= WORDS_IN_A_PIECE && inFirst.has(text.toLowerCase()));
  const words = countIn(own);
  const share = words === 0 ? 0 : countIn(shared) / words;
  const isTooMuch = words < FEW_WORDS ? shared.length > 0 : share >= BOUND;
  return { name, words, share, shared: [...new Set(shared.map(({ text }) => text))], isTooMuch };
}

const countIn = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** Addresses, numbers of payments and single letters are no words. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((token) => /\p{L}{2}/u.test(token) && !/[\d@]|:\/\//.test(token)).length;
}
