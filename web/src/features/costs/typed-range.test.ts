import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTyped } from '../../platform/amount-text';
import { rangeTyped } from './typed-range';

const exactly = (cents: number) => ({ lowCents: cents, highCents: cents });

test.each([
  ['1,200', exactly(120_000)],
  ['$1,200', exactly(120_000)],
  ['1200.50', exactly(120_050)],
  ['1 200', exactly(120_000)],
  ['1\u00a0200', exactly(120_000)],
  ['USD 1,200.05', exactly(120_005)],
  ['about 900', exactly(90_000)],
  ['about 900-1,200', { lowCents: 90_000, highCents: 120_000 }],
  ['$900 – $1,200', { lowCents: 90_000, highCents: 120_000 }],
  ['900 to 1 200 dollars', { lowCents: 90_000, highCents: 120_000 }],
  ['between 900 and 1,200', { lowCents: 90_000, highCents: 120_000 }],
  ['entre 900 y 1,200 dólares', { lowCents: 90_000, highCents: 120_000 }],
  ['0', exactly(0)],
])('%s is read', (text, range) => {
  expect(rangeTyped(text)).toEqual(range);
});

test.each([
  '€900',
  '900 EUR',
  '£1,200',
  'a lot',
  'nine hundred',
  '12,50',
  '1.200,50',
  '12 50',
  '1,200.505',
  '1,200-900',
  '900-1,200-1,500',
  '-900',
  '900-',
  '1e5',
  '99,999,999,999',
  '900 pesos',
])('%s is asked about, and never guessed at', (text) => {
  expect(rangeTyped(text)).toBeUndefined();
});

test('an empty box is no amount', () => {
  expect(rangeTyped('  ')).toBeNull();
});

test('every amount reads back as it is written', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(rangeTyped(asTyped(low))).toEqual(exactly(low));
      expect(rangeTyped(`${asTyped(low)}-${asTyped(high)}`)).toEqual({ lowCents: low, highCents: high });
    }),
  );
});
