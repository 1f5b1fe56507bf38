import { expect, test } from 'vitest';
import { languageOf } from './language-of';

const asking = (headers: Record<string, string>) => languageOf(new Request('http://localhost/about', { headers }));

test('a language that was chosen counts more than the one the browser speaks', () => {
  expect(asking({ cookie: 'language=es', 'accept-language': 'en-US' })).toBe('es');
  expect(asking({ cookie: 'language=en', 'accept-language': 'es-MX' })).toBe('en');
});

test('where none was chosen, or one that we do not speak, the browser’s counts', () => {
  expect(asking({ 'accept-language': 'es-MX,es;q=0.9' })).toBe('es');
  expect(asking({ cookie: 'language=xx', 'accept-language': 'es' })).toBe('es');
  expect(asking({})).toBe('en');
});
