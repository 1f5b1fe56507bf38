import { expect, test } from 'vitest';
import { firstWords } from './first-words';

test.each([
  ['  I miss her.  ', 'I miss her.'],
  ['Mum\n\nShe sang in the kitchen.', 'Mum'],
  ['It   is   late', 'It is late'],
  ['\u202eIt\u0007 is late', 'It is late'],
  [
    'I keep setting out two cups in the morning, and then I stand there',
    'I keep setting out two cups in the morning, and…',
  ],
  ['我'.repeat(60), `${'我'.repeat(48)}…`],
  [`a${'🌿'.repeat(40)}`, `a${'🌿'.repeat(23)}…`],
])('of %j the title is %j', (text, title) => {
  expect(firstWords(text)).toBe(title);
});
