// What a listing can be found by. A piece of a word of up to three letters is kept as such; longer ones are found by way
// of the words they stand in. So whatever stands in a listing is found without reading any listing.
import { fold } from '@evenlight/contract/vendors/folding';
import { VENDOR_SEARCH_MAX_LENGTH } from '@evenlight/contract/vendors/search';

export const PIECE_MAX_LETTERS = 3;

/** Where a word stands; a name tells more about a vendor than a word in passing. */
export type Place = 'anywhere' | 'name' | 'specialty';
// Words have no blanks in them, so what has one is never taken for a word.
const marks: Record<Place, string> = { anywhere: '', name: 'n ', specialty: 's ' };

type Listing = { name: string; description: string; specialties: readonly string[] };

export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/u).filter(Boolean);
}

/** As people would write it, without the comma behind it. */
export function bareWord(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;
}

export function wordTerm(word: string, place: Place): string {
  return marks[place] + word;
}

export function pieceTerm(piece: string, place: Place): string {
  return `${marks[place]}~ ${piece}`;
}

/** Every word of a listing and every short piece of one; those of its name and specialties once more as such. */
export function termsOf({ name, description, specialties }: Listing): { words: string[]; terms: string[] } {
  const everything = [name, description, ...specialties].join('\n');
  const words = [...new Set(wordsOf(everything).flatMap(windowsOf))];
  const terms = [
    ...termsIn(everything, 'anywhere'),
    ...termsIn(name, 'name'),
    ...termsIn(specialties.join('\n'), 'specialty'),
  ];
  return { words, terms };
}

function termsIn(text: string, place: Place): string[] {
  const words = new Set(wordsOf(text).flatMap(windowsOf));
  const pieces = new Set([...words].flatMap(piecesOf));
  return [...[...words].map((word) => wordTerm(word, place)), ...[...pieces].map((piece) => pieceTerm(piece, place))];
}

// An address without a single blank can be endless, and the database keeps no endless words. The windows overlap by as
// much as anybody can search for.
const WINDOW = 2 * VENDOR_SEARCH_MAX_LENGTH;

function windowsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= WINDOW) return [word];
  const starts = Math.ceil((letters.length - WINDOW) / VENDOR_SEARCH_MAX_LENGTH) + 1;
  return Array.from({ length: starts }, (_, at) => {
    const start = at * VENDOR_SEARCH_MAX_LENGTH;
    return letters.slice(start, start + WINDOW).join('');
  });
}

function piecesOf(word: string): string[] {
  const letters = Array.from(word);
  return [1, 2, PIECE_MAX_LETTERS].flatMap((size) =>
    Array.from({ length: Math.max(0, letters.length - size + 1) }, (_, at) => letters.slice(at, at + size).join('')),
  );
}
