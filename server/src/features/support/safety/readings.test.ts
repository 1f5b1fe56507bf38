import { expect, test } from 'vitest';
import { readingsOf, sentencesOf } from './readings.ts';

test('what is written plainly in one language has one reading', () => {
  expect(readingsOf('I miss him.')).toEqual([{ language: 'en', text: 'i miss him .' }]);
});

test('where both languages meet, each has its reading, and the written one comes first', () => {
  const readings = readingsOf('I told my mom que ya no quiero vivir and she cried');
  expect(new Set(readings.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
  expect(readings[0]?.text).toContain('i told my mom que ya no quiero vivir');
});

test('a slip of the hand is read as written and as meant', () => {
  const texts = readingsOf('I do not want to be alvie').map(({ text }) => text);
  expect(texts).toEqual(['i do not want to be alvie', 'i do not want to be alive']);
});

test('stops and question marks end sentences, and marks alone are none', () => {
  expect(sentencesOf('i am tired . does it hurt ? .')).toEqual(['i am tired .', 'does it hurt ?']);
});

test('what runs on without a stop is cut into pieces that overlap, and nothing said at a cut is lost', () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
  const pieces = sentencesOf(words.join(' '));
  expect(pieces.length).toBeGreaterThan(2);
  for (let at = 0; at + 12 <= words.length; at += 1) {
    const saying = ` ${words.slice(at, at + 12).join(' ')} `;
    expect(pieces.some((piece) => ` ${piece} `.includes(saying))).toBe(true);
  }
  expect(sentencesOf(words.slice(0, 80).join(' '))).toHaveLength(1);
});
