import { paymentStates } from '@evenlight/contract/payments';
import { expect, test } from 'vitest';
import { offersOf, stateAfter } from './rules.ts';

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

const sums = { totalCents: 360_000, paidCents: 0, movingCents: 0, promisedCents: 0, hasDeposit: false };

test('what can be paid is never more than is open, and never too little for a card', () => {
  expect(offersOf(sums)).toEqual({ deposit: 108_000, full: 360_000 });
  expect(offersOf({ ...sums, paidCents: 108_000, hasDeposit: true })).toEqual({ deposit: null, full: 252_000 });
  expect(offersOf({ ...sums, paidCents: 120_000 })).toEqual({ deposit: null, full: 240_000 });
  expect(offersOf({ ...sums, promisedCents: 252_000 })).toEqual({ deposit: null, full: 108_000 });
  expect(offersOf({ ...sums, movingCents: 359_960 })).toEqual({ deposit: null, full: null });
  expect(offersOf({ ...sums, paidCents: 400_000 })).toEqual({ deposit: null, full: null });
  expect(offersOf({ ...sums, totalCents: 100 })).toEqual({ deposit: null, full: 100 });
});
