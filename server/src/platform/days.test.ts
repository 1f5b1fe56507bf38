import { expect, test } from 'vitest';
import { dayInWords, momentInWords } from './days.ts';

const moment = new Date('2026-11-18T22:05:00Z');

test('hours are told as in California, in Spanish too', () => {
  expect(momentInWords(moment, 'en')).toMatch(/2:05\sPM$/u);
  expect(momentInWords(moment, 'es')).toMatch(/^miércoles 18 de noviembre de 2026, 2:05\sp\.\s?m\.$/u);
});

test('a day is the same day in both languages', () => {
  expect(dayInWords('2026-11-18', 'en')).toBe('Wednesday, November 18, 2026');
  expect(dayInWords('2026-11-18', 'es')).toBe('miércoles 18 de noviembre de 2026');
});
