// Whether each part of a page says which language it is in, as far as its small words tell.
import type { Piece } from './piece.ts';

const smallWords: Record<string, readonly string[]> = {
  en: 'the and of to for with your you are was this that from not we our they have be at by it or'.split(' '),
  es: 'el los las del y para con su sus usted son que un una por se al más está lo como'.split(' '),
};

// One may be a name.
const ENOUGH = 2;

/** What says another language than it speaks. */
export function wronglyMarked(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ text, language }) => {
    const spoken = languageOf(text);
    return spoken && language !== '' && language !== spoken ? [`lang="${language}": ${text}`] : [];
  });
}

function languageOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(smallWords).map(
    ([language, small]) => [language, words.filter((word) => small.includes(word)).length] as const,
  );
  const heard = counts.filter(([, count]) => count > 0);
  const [only] = heard;
  return only && heard.length === 1 && only[1] >= ENOUGH ? only[0] : undefined;
}
