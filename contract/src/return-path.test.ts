import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https:elsewhere.example',
  'https://elsewhere.example',
  '/\t/elsewhere.example',
  'about',
  '',
  null,
  '/a\\b',
  '/api/logout',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
])('%j is not a way back', (value) => {
  expect(safeReturnPath(value)).toBe('/');
});

test('a path of our own is a way back, query and all', () => {
  expect(safeReturnPath('/planning-wizard?step=2#venue')).toBe('/planning-wizard?step=2#venue');
});

test('whatever is in it, a header can carry it', () => {
  expect(safeReturnPath('/about?x=日本')).toBe('/about?x=%E6%97%A5%E6%9C%AC');
  expect(safeReturnPath('/a\u0000b\u0001')).toMatch(/^[\x21-\x7e]+$/);
});

test('no text at all leads to another site', () => {
  const hostile = fc
    .array(fc.constantFrom('/', '\\', '.', ':', '@', 'https', 'evil.example', ' ', '\t', '\n', '?', '#', '%2f', 'a'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), hostile),
      (value) => new URL(safeReturnPath(value), 'https://home.example').origin === 'https://home.example',
    ),
    { numRuns: 5_000 },
  );
});
