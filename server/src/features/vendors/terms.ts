// What a listing can be found by. A piece of a word of up to four letters is kept as such; longer ones are found by way
// of the words they stand in. So whatever stands in a listing is found without reading any listing.

import { fold } from '@evenlight/contract/folding';
import { faithTraditions } from '@evenlight/contract/traditions';
import { VENDOR_SEARCH_MAX_LENGTH } from '@evenlight/contract/vendors/search';

/** Pieces that many different words share are short ones; looking up all those words would take long. */
export const PIECE_MAX_LETTERS = 4;

/**
 * Where a word stands; a name tells more about a vendor than a word in passing. Whether it stands anywhere has a term of
 * its own: asking for three instead takes twice as long.
 */
const places = ['name', 'specialty', 'anywhere'] as const;
export type Place = (typeof places)[number];
const marks: Record<Place, string> = { name: 'n', specialty: 's', anywhere: 'a' };

type Listing = { name: string; description: string; specialties: readonly string[] };

export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/u).filter(Boolean);
}

export function lettersOf(text: string): number {
  return Array.from(text).length;
}

/** As people would write it, without the comma behind it. */
export function bareWord(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word;
}

// Words have no blanks in them, so a term is never taken for another one of its kind.
export function wordTerm(word: string, place: Place): string {
  return `${marks[place]} ${word}`;
}

export function pieceTerm(piece: string, place: Place): string {
  return `${marks[place]}~ ${piece}`;
}

type Facts = {
  category?: number | undefined;
  city?: number | undefined;
  faiths?: number;
  isVerified?: boolean;
  isFeatured?: boolean;
};

/** What a vendor is, beside its words: so that the index of terms narrows a common word down to one city by itself. */
export function factTerms({ category, city, faiths, isVerified, isFeatured }: Facts): string[] {
  return [
    ...(category === undefined ? [] : [`@category ${category}`]),
    ...(city === undefined ? [] : [`@city ${city}`]),
    ...faithTraditions.flatMap((_, place) => ((faiths ?? 0) & (1 << place) ? [`@faith ${place}`] : [])),
    ...(isVerified ? ['@verified'] : []),
    ...(isFeatured ? ['@featured'] : []),
  ];
}

/** Every word of a listing and every short piece of one, with the place it stands in. */
export function termsOf({ name, description, specialties }: Listing): { words: string[]; terms: string[] } {
  const specialty = specialties.join('\n');
  const texts: Record<Place, string> = { name, specialty, anywhere: [name, specialty, description].join('\n') };
  const words = new Set<string>();
  const terms: string[] = [];
  for (const place of places) {
    const there = new Set(wordsOf(texts[place]).flatMap(windowsOf));
    const pieces = new Set([...there].flatMap(piecesOf));
    for (const word of there) {
      words.add(word);
      terms.push(wordTerm(word, place));
    }
    for (const piece of pieces) terms.push(pieceTerm(piece, place));
  }
  return { words: [...words], terms };
}

// An address without a single blank can be endless, and the database keeps no endless words. The windows overlap by as
// much as anybody can search for; some letters are three of them once they are taken apart.
const OVERLAP = 3 * VENDOR_SEARCH_MAX_LENGTH;
const WINDOW = 2 * OVERLAP;

function windowsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= WINDOW) return [word];
  const starts = Math.ceil((letters.length - WINDOW) / OVERLAP) + 1;
  return Array.from({ length: starts }, (_, at) => letters.slice(at * OVERLAP, at * OVERLAP + WINDOW).join(''));
}

const sizes = Array.from({ length: PIECE_MAX_LETTERS }, (_, at) => at + 1);

function piecesOf(word: string): string[] {
  return sizes.flatMap((size) => piecesOfSize(word, size));
}

export function piecesOfSize(word: string, size: number): string[] {
  const letters = Array.from(word);
  const count = Math.max(0, letters.length - size + 1);
  return Array.from({ length: count }, (_, at) => letters.slice(at, at + size).join(''));
}
