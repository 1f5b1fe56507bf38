// Breaks a text into lines that fit a width. Whatever measures knows the fonts.
type Width = (text: string) => number;

export function linesOf(text: string, maxWidth: number, widthOf: Width): string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  for (const word of words.flatMap((word) => piecesOf(word, maxWidth, widthOf))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word wider than the line is cut between letters: better cut than off the page. */
function piecesOf(word: string, maxWidth: number, widthOf: Width): string[] {
  if (widthOf(word) <= maxWidth) return [word];
  const pieces = [''];
  for (const { segment } of letters.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (pieces.at(-1) === '' || widthOf(longer) <= maxWidth) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
