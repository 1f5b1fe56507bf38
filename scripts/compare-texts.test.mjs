// What `npm run texts -- compare` counts.
import { expect, test } from 'vitest';
import { wronglyMarked } from '../e2e/texts/language-marks.ts';
import { measure } from '../e2e/texts/measure.ts';

/**
 * @param {string} text
 * @param {Partial<import('../e2e/texts/piece.ts').Piece>} marks
 */
const piece = (text, marks = {}) => ({ text, language: 'es', isKept: false, ...marks });

test('sentences that are the same in both languages are counted by their words, names and marked words are not', () => {
  const first = ['Your estimate so far', 'Leela Rao', 'She sang.', 'Plan'].map((text) =>
    piece(text, { language: 'en' }),
  );
  const other = [
    piece('Your estimate so far'),
    piece('Leela Rao', { isKept: true }),
    piece('She sang.', { language: '' }),
    piece('Plan'),
    piece('Estas son las palabras de una página en español, que nadie ha olvidado traducir del todo.'),
  ];
  const { words, shared, share, isTooMuch } = measure({ name: '/plans', first, other }, 'es');
  expect({ words, shared, isTooMuch }).toEqual({ words: 21, shared: ['Your estimate so far'], isTooMuch: true });
  expect(share).toBe(4 / 21);
});

test('addresses and numbers of payments are no words, and one piece is too much where little is said', () => {
  const same = ['pi_test_86 asha@rao.example', 'Open it'].map((text) => piece(text));
  const first = same.map((one) => ({ ...one, language: 'en' }));
  expect(measure({ name: '/pay', first, other: same }, 'es')).toMatchObject({ shared: ['Open it'], words: 2 });
  expect(measure({ name: '/pay', first: [], other: same }, 'es').isTooMuch).toBe(false);
});

test('what says another language than it speaks is found, unless nobody said which it is', () => {
  const pieces = [
    piece('These are the words of your family'),
    piece('These are the words of your family', { language: '' }),
    piece('Estas son las palabras de su familia', { language: 'en' }),
    piece('Estas son las palabras de su familia'),
  ];
  expect(wronglyMarked(pieces)).toEqual([
    'lang="es": These are the words of your family',
    'lang="en": Estas son las palabras de su familia',
  ]);
});
