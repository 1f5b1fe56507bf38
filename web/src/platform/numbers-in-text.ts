// The crisis lines inside a text. Other numbers stay words: nobody is sent to a number that we do not know.
import { crisisLines } from '@evenlight/contract/support/levels';

type Piece = { at: number; words: string; link: string | null };

const numbers = Object.values(crisisLines).map(({ call }) => call);
const KNOWN = new RegExp(`(?<![\\d-])(${numbers.join('|')})(?![\\d-]|[.,]\\d)`, 'g');

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(KNOWN)) {
    if (index > end) pieces.push({ at: end, words: text.slice(end, index), link: null });
    pieces.push({ at: index, words: number, link: `tel:${number.replace(/\D/g, '')}` });
    end = index + number.length;
  }
  if (end < text.length) pieces.push({ at: end, words: text.slice(end), link: null });
  return pieces;
}
