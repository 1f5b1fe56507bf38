import { expect, test } from 'vitest';
import { preferredLanguage } from './languages.ts';

test.each([
  [null, 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.1,es;q=0.9', 'es'],
  ['fr,es;q=0.5,en;q=0.4', 'es'],
  ['es;q=0, fr', 'en'],
  ['est', 'en'],
  ['ar', 'en'],
  ['%%%;;q=,,', 'en'],
])('a browser that asks for %j reads %s', (asked, language) => {
  expect(preferredLanguage(asked)).toBe(language);
});
