import { paymentStates } from '@evenlight/contract/payments';
import { expect, test } from 'vitest';
import { offersOf, securingCents, stateAfter } from './rules.ts';

test('a payment moves only along its ways, and what is over stays over unless money arrives', () => {
  const table = Object.fromEntries(
    paymentStates.map((before) => [before, paymentStates.map((seen) => stateAfter(before, seen))]),
  );
  expect(table).toEqual({
    open: ['open', 'processing', 'succeeded', 'canceled'],
    processing: ['open', 'processing', 'succeeded', 'canceled'],
    succeeded: ['succeeded', 'succeeded', 'succeeded', 'succeeded'],
    canceled: ['canceled', 'canceled', 'succeeded', 'canceled'],
  });
});

const sums = {
  ...{ totalCents: 360_000, paidCents: 0, movingCents: 0, promisedCents: 0 },
  ...{ hasDeposit: false, isSecured: false },
};

test('what can be paid is never more than is open, and never too little for a card', () => {
  expect(offersOf(sums)).toEqual({ deposit: 108_000, full: 360_000 });
  expect(offersOf({ ...sums, paidCents: 108_000, hasDeposit: true })).toEqual({ deposit: null, full: 252_000 });
  expect(offersOf({ ...sums, paidCents: 120_000 })).toEqual({ deposit: null, full: 240_000 });
  expect(offersOf({ ...sums, promisedCents: 252_000 })).toEqual({ deposit: null, full: 108_000 });
  expect(offersOf({ ...sums, movingCents: 359_960 })).toEqual({ deposit: null, full: null });
  expect(offersOf({ ...sums, paidCents: 400_000 })).toEqual({ deposit: null, full: null });
  expect(offersOf({ ...sums, totalCents: 100 })).toEqual({ deposit: null, full: 100 });
  expect(offersOf({ ...sums, paidCents: 100_000, isSecured: true })).toEqual({ deposit: null, full: 260_000 });
});

test('what was a whole deposit in its day stays one when the price rises', () => {
  const arrived = (cents: number, depositCents: number | null) => ({ cents, depositCents });
  expect(securingCents(1_000_000, [])).toBe(300_000);
  expect(securingCents(1_000_000, [arrived(108_000, 108_000)])).toBe(108_000);
  // Shares of others count together, once they came to the deposit of that day.
  expect(securingCents(1_000_000, [arrived(50_000, 108_000), arrived(58_000, 108_000)])).toBe(108_000);
  expect(securingCents(1_000_000, [arrived(50_000, 108_000), arrived(58_000, 300_000)])).toBe(300_000);
  // When the price falls, less secures it.
  expect(securingCents(100_000, [arrived(108_000, 108_000)])).toBe(30_000);
  expect(securingCents(1_000_000, [arrived(108_000, null)])).toBe(300_000);
});
