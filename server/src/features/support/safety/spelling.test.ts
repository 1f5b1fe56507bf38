import { expect, test } from 'vitest';
import { mendSpelling } from './spelling.ts';

const mended = (text: string) => mendSpelling({ text, language: 'en' }).text;

test.each([
  ['i do not want to be alvie', 'i do not want to be alive'],
  ['tonihgt it ends', 'tonight it ends'],
  ['i will kil myslf', 'i will kil myself'],
  ['nobodyy wuld miss me', 'nobody would miss me'],
])('%s is read as %s', (written, meant) => {
  expect(mended(written)).toBe(meant);
});

test('words that people write, short ones and numbers stay as they are', () => {
  for (const text of ['the funeral is on friday', 'at 10am in rm 2b', 'ok thx']) expect(mended(text)).toBe(text);
});

test('a text in a language of which we know no word is not rewritten beyond forty words', () => {
  const strange = Array.from({ length: 60 }, (_, at) => `tonihgt${'abcdefghij'[at % 10]}`).join(' ');
  const words = mended(strange).split(' ');
  expect(words.filter((word, at) => word !== strange.split(' ')[at]).length).toBeLessThanOrEqual(40);
});
