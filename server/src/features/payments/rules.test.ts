import type { ServiceDay } from '@evenlight/contract/past-services';
import { paymentStates } from '@evenlight/contract/payments';
import { expect, test } from 'vitest';
import { isHeldElsewhere, offersOf, securingCents, stateAfter } from './rules.ts';

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
  totalCents: 360_000,
  paidCents: 0,
  movingCents: 0,
  promisedCents: 0,
  hasDeposit: false,
  isSecured: false,
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
  const arrived = (paidCents: number, depositCents: number | null) => ({ paidCents, depositCents });
  expect(securingCents(1_000_000, [])).toBe(300_000);
  expect(securingCents(1_000_000, [arrived(108_000, 108_000)])).toBe(108_000);
  // Shares of others count together, once they came to the deposit of that day.
  expect(securingCents(1_000_000, [arrived(50_000, 108_000), arrived(58_000, 108_000)])).toBe(108_000);
  expect(securingCents(1_000_000, [arrived(50_000, 108_000), arrived(58_000, 300_000)])).toBe(300_000);
  // When the price falls, less secures it.
  expect(securingCents(100_000, [arrived(108_000, 108_000)])).toBe(30_000);
  expect(securingCents(1_000_000, [arrived(108_000, null)])).toBe(300_000);
});

test('a deposit that went back secures nothing for the money that comes later', () => {
  const wentBack = { paidCents: 0, depositCents: 108_000 };
  const later = { paidCents: 120_000, depositCents: 300_000 };
  expect(securingCents(1_000_000, [wentBack])).toBe(300_000);
  expect(securingCents(1_000_000, [wentBack, later])).toBe(300_000);
  expect(securingCents(1_000_000, [later, wentBack])).toBe(300_000);
  // Given back in part, it is no whole one any more.
  expect(securingCents(1_000_000, [{ ...wentBack, paidCents: 100_000 }])).toBe(300_000);
});

test('a service was held elsewhere when it has been without us, and no money moves or is promised for it', () => {
  const at = '2026-11-02T20:00:00Z';
  const hasBeen: ServiceDay = {
    schedule: null,
    serviceDate: '2026-11-10',
    serviceHasBeen: true,
    planIntent: 'at-need',
    dateOfDeath: null,
  };
  const nothing = { paidCents: 0, movingCents: 0, promisedCents: 0 };
  const elsewhere = (plan: Partial<ServiceDay>, money: Partial<typeof nothing> = {}) =>
    isHeldElsewhere({ ...hasBeen, ...plan }, { ...nothing, ...money }, '2026-11-16');
  expect(elsewhere({})).toBe(true);
  for (const money of [{ paidCents: 100 }, { movingCents: 100 }, { promisedCents: 100 }])
    expect(elsewhere({}, money), JSON.stringify(money)).toBe(false);
  expect(elsewhere({ serviceHasBeen: false })).toBe(false);
  const booked = { mode: 'blocked', day: '2026-11-10', startsAt: null, bookedAt: at, changeableUntil: at } as const;
  expect(elsewhere({ schedule: booked })).toBe(false);
});
