import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Addon, Package } from './catalogue.ts';
import { isWithinCap } from './catalogue.ts';
import { addonLine, asDollarText, costOfPlan, estimateOf, packageLines, standingOf } from './estimates.ts';

const gentle: Pick<Package, 'lines'> = {
  lines: [
    { id: 'a', name: 'Basic services', kind: 'service', price: 2000, canDecline: false, isChoice: false, covers: [] },
    { id: 'b', name: 'Casket', kind: 'merchandise', price: 1200, canDecline: true, isChoice: false, covers: [0] },
    { id: 'c', name: 'Permit', kind: 'cash-advance', price: 300, canDecline: true, isChoice: false, covers: [1] },
  ],
};
const streaming: Addon = {
  id: 'live-streaming',
  name: 'Live Streaming',
  description: '',
  price: 100,
  category: 'digital' as const,
  kind: 'service' as const,
  isOfTradition: false,
  isIncluded: false,
  isCustomary: true,
  note: null,
};

test('christian basic 3500 with live streaming 100 and a venue of 1200 is 4800, everything counted once', () => {
  const estimate = estimateOf([...packageLines(gentle), addonLine(streaming)], { venueCents: 120_000 });
  expect(estimate).toEqual({
    packageCents: 350_000,
    addonCents: 10_000,
    estimateCents: 360_000,
    venueCents: 120_000,
    adjustmentCents: 0,
    totalCents: 480_000,
  });
});

test('declining a line takes its price away, and what cannot be declined stays', () => {
  expect(estimateOf(packageLines(gentle, ['b'])).totalCents).toBe(230_000);
  expect(estimateOf(packageLines(gentle, ['a', 'nothing'])).totalCents).toBe(350_000);
});

test('what is a choice is left out and not in the price until somebody chooses it', () => {
  const washing = { id: 'd', name: 'Preparation', kind: 'service', price: 95, canDecline: true, covers: [] } as const;
  const offer = { lines: [...gentle.lines, { ...washing, covers: [], isChoice: true }] };
  expect(estimateOf(packageLines(offer)).totalCents).toBe(350_000);
  expect(packageLines(offer).at(-1)).toMatchObject({ isDeclined: true, isChoice: true });
  expect(estimateOf(packageLines(offer, [])).totalCents).toBe(359_500);
});

test('only what was in the price can be declined; a choice that nobody made is not chosen', () => {
  expect(standingOf({ isDeclined: false })).toBe('taken');
  expect(standingOf({ isDeclined: false, isChoice: true })).toBe('taken');
  expect(standingOf({ isDeclined: true })).toBe('declined');
  expect(standingOf({ isDeclined: true, isChoice: true })).toBe('not-chosen');
});

test('no adjustment makes a plan cost less than nothing', () => {
  expect(estimateOf(packageLines(gentle), { adjustmentCents: -900_000 }).totalCents).toBe(0);
});

test('a total is always the sum of the lines that were not declined, the venue and the adjustments', () => {
  const line = fc.record({
    item: fc.uuid(),
    source: fc.constantFrom('package' as const, 'addon' as const),
    name: fc.string(),
    kind: fc.constantFrom('service' as const, 'merchandise' as const, 'cash-advance' as const),
    cents: fc.nat(2_000_000),
    canDecline: fc.boolean(),
    isDeclined: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line), fc.nat(1_000_000), fc.nat(1_000_000), (lines, venueCents, adjustmentCents) => {
      const sum = lines.filter(({ isDeclined }) => !isDeclined).reduce((cents, line) => cents + line.cents, 0);
      const { estimateCents, totalCents } = estimateOf(lines, { venueCents, adjustmentCents });
      expect([estimateCents, totalCents]).toEqual([sum, sum + venueCents + adjustmentCents]);
    }),
  );
});

test('a cap lets through what costs just as much, and legacy has none', () => {
  expect([isWithinCap(500, 'basic'), isWithinCap(501, 'basic')]).toEqual([true, false]);
  expect([isWithinCap(1000, 'premium'), isWithinCap(1001, 'premium')]).toEqual([true, false]);
  expect(isWithinCap(1_000_000, 'legacy')).toBe(true);
});

test('a plan costs the first of its figures that is not empty or zero', () => {
  expect(costOfPlan({ totalCost: '4800', finalCost: '1', estimatedCost: '2' })).toBe(480_000);
  expect(costOfPlan({ totalCost: '', finalCost: '0', estimatedCost: 3600.5 })).toBe(360_050);
  expect(costOfPlan({ totalCost: null, finalCost: '4700', estimatedCost: '3600' })).toBe(470_000);
  expect(costOfPlan({})).toBe(0);
});

test('amounts travel as plain dollars, with cents only where there are some', () => {
  expect([350_000, 350_050, 0].map(asDollarText)).toEqual(['3500', '3500.50', '0']);
});
