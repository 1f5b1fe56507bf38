import { expect, test } from 'vitest';
import { filtersIn, queueSearch } from './queue-address';

test('which lines are shown is written into the address and read from it again', () => {
  const filters = { view: 'mine', kind: 'contact' } as const;
  expect(filtersIn(new URLSearchParams(queueSearch(filters)))).toEqual(filters);
  expect(queueSearch({ view: 'waiting' })).toBe('');
});

test('no word that is looked for gets into the address, or is read from one', () => {
  const asked = { view: 'mine', search: 'Núñez & sons' } as const;
  expect(queueSearch(asked)).toBe('?view=mine');
  expect(filtersIn(new URLSearchParams('search=nunez&view=late'))).toEqual({ view: 'late' });
});

test('an address that nobody here wrote shows everything that waits', () => {
  expect(filtersIn(new URLSearchParams('view=all&kind=<b>'))).toEqual({ view: 'waiting' });
});
