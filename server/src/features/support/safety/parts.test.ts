import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';
import { findingsIn } from './rules/rules.ts';

const reading = (text: string) => ({ text, language: 'en' }) as const;
const textsOf = (text: string) => partsOf([reading(text)], []).map((part) => part.reading.text);

test('one sentence is judged once', () => {
  expect(textsOf('i miss him .')).toEqual(['i miss him .']);
});

test('two sentences are judged together and each alone; of more, each pair', () => {
  expect(textsOf('one day . two days .')).toEqual(['one day . two days .', 'one day .', 'two days .']);
  expect(textsOf('one . two . three .')).toEqual(['one . two . three .', 'one . two .', 'two . three .']);
});

test('a window must be the graver the more of them there are', () => {
  const lessOf = (sentences: number) => {
    const text = Array.from({ length: sentences }, (_, at) => `day ${at} .`).join(' ');
    return Math.max(...partsOf([reading(text)], []).map(({ less }) => less));
  };
  expect(lessOf(3)).toBeGreaterThan(0);
  expect(lessOf(12)).toBeGreaterThan(lessOf(3));
});

test('a long letter is cut into stretches that overlap, so that no word is lost between two', () => {
  const words = Array.from({ length: 300 }, (_, at) => `word${at}`);
  const stretches = textsOf(words.join(' '));
  expect(stretches.length).toBeGreaterThan(2);
  expect(new Set(stretches.flatMap((text) => text.split(' '))).size).toBe(300);
});

test('the same words in two readings are judged once, and a part knows the rules that hold in it', () => {
  const text = 'the flowers are blue . i want to kill myself .';
  const parts = partsOf([reading(text), reading(text)], findingsIn(text));
  expect(parts).toHaveLength(3);
  const rulesIn = (words: string) => parts.find((part) => part.reading.text === words)?.rules;
  expect(rulesIn('the flowers are blue .')).toEqual([]);
  expect(rulesIn('i want to kill myself .')?.length).toBeGreaterThan(0);
});
