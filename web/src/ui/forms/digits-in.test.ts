import { expect, test } from 'vitest';
import { digitsIn } from './digits-in';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['12 34 56', '123456'],
  [' 123456\n', '123456'],
  ['Your code is 123 456. It works for 10 minutes.', '123456'],
  ['Within 10 minutes, type 123456 at Evenlight, or call (415) 555-0142.', '123456'],
  ['12', '12'],
  ['12a3', '123'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', ''],
  ['１２３４５６', ''],
  ['no digits', ''],
])('in %j the code is %j', (text, digits) => {
  expect(digitsIn(text)).toBe(digits);
});
