import { expect, test } from 'vitest';
import { piecesOf } from './numbers-in-text';

const linksIn = (text: string) => piecesOf(text).flatMap(({ link }) => link ?? []);

test('the lines that we know can be touched', () => {
  expect(linksIn('Call or text 988. In danger, call 911.')).toEqual(['tel:988', 'tel:911']);
  expect(linksIn('1-800-799-7233, or poison control: 1-800-222-1222')).toEqual(['tel:18007997233', 'tel:18002221222']);
});

test('other numbers stay words, also those that contain ours', () => {
  expect(linksIn('He was born in 1988, paid $988,000 and lived at 9111. Call 1-900-988-0000.')).toEqual([]);
});

test('no letter is lost', () => {
  for (const text of ['', '988', 'Call 988 now, or 911', 'No number at all.'])
    expect(
      piecesOf(text)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text);
});
