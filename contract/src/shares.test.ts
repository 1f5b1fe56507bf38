import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositOf, paymentTypeIn } from './payments.ts';
import { splitEvenly } from './shares.ts';

test('even parts differ by a cent at most and sum to the whole', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 12 }), (cents, people) => {
      const parts = splitEvenly(cents, people);
      expect(parts).toHaveLength(people);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(cents);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a deposit is 30 % of the whole, rounded to the cent', () => {
  expect([480_000, 360_000, 101, 1, 0].map(depositOf)).toEqual([144_000, 108_000, 30, 0, 0]);
});

test('an address may call a full payment by either of its names', () => {
  expect(['deposit', 'full', 'full_payment', 'share', '', null].map(paymentTypeIn)).toEqual([
    'deposit',
    'full',
    'full',
    null,
    null,
    null,
  ]);
});
