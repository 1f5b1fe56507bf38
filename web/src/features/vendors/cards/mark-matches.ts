// Which parts of a text are what somebody searched for.
import { fold } from '@evenlight/contract/folding';

export type Piece = { text: string; isMarked: boolean };

/** The text in pieces, in order; together they are the text. `marked` is in small letters without accents. */
export function markMatches(text: string, marked: readonly string[]): Piece[] {
  const words = marked.filter((word) => word !== '');
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, isMarked: false }];
  const { plain, origins } = foldedWithOrigins(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      // To where the next letter begins: an accent that stands by itself goes with its letter.
      isMarked.fill(true, origins[at], origins[at + word.length]);
    }
  }
  return inPieces(text, isMarked);
}

/** The folded text, and for each of its letters where the letter it came from begins; one more for the end. */
function foldedWithOrigins(text: string): { plain: string; origins: number[] } {
  const origins: number[] = [];
  let plain = '';
  let begin = 0;
  for (const character of text) {
    const letters = fold(character);
    for (let index = 0; index < letters.length; index += 1) origins.push(begin);
    plain += letters;
    begin += character.length;
  }
  origins.push(text.length);
  return { plain, origins };
}

function inPieces(text: string, isMarked: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  let begin = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isMarked[end] === isMarked[begin]) continue;
    pieces.push({ text: text.slice(begin, end), isMarked: isMarked[begin] === true });
    begin = end;
  }
  return pieces;
}
