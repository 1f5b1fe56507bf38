import { expect, test } from 'vitest';
import { askedIn, queueSearch } from './queue-address';

test('what was asked is written into the address and read from it again', () => {
  const asked = { view: 'mine', kind: 'contact', search: 'Núñez & sons' } as const;
  expect(askedIn(new URLSearchParams(queueSearch(asked)))).toEqual(asked);
  expect(queueSearch({ view: 'waiting' })).toBe('');
});

test('an address that nobody here wrote shows everything that waits', () => {
  expect(askedIn(new URLSearchParams('view=all&kind=<b>&search=%20'))).toEqual({ view: 'waiting' });
  expect(askedIn(new URLSearchParams({ search: 'a'.repeat(500) })).search).toHaveLength(120);
});
