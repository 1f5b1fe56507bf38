// Finds the digits of a code in whatever was typed, pasted or filled in.

export const CODE_LENGTH = 6;

// As codes are written: in one piece, or in two or three groups. Other numbers in the same text are not taken for one.
const written = [
  /(?<!\d)\d{6}(?!\d)/,
  /(?<!\d)\d{3}[\s\u2010-\u2015.-]\d{3}(?!\d)/,
  /(?<!\d)\d{2}[\s\u2010-\u2015.-]\d{2}[\s\u2010-\u2015.-]\d{2}(?!\d)/,
];

/** The code in a text, else its first digits. Only 0 to 9 count: codes are written in no other digits. */
export function digitsIn(text: string): string {
  const found = written.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return (found ?? text).replace(/\D/g, '').slice(0, CODE_LENGTH);
}
