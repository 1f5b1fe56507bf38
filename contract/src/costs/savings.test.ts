import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PricedLine } from '../estimates.ts';
import { estimateOf, sumsOfAdjustments } from '../estimates.ts';
import { VenueId } from '../ids.ts';
import { nothingYet } from '../resting-places.ts';
import { isNotUsual } from '../timelines/unusual-ways.ts';
import { branches, faithTraditions } from '../traditions.ts';
import { ways } from '../ways.ts';
import { costLinesOf, type Known, nothingSaid } from './cost-lines.ts';
import { type Elsewise, SAVINGS_MAX, savingsOf, waysToCompare } from './savings.ts';
import { costTotals, type PricedParts } from './totals.ts';

const venueId = VenueId.parse('0199d0c0-0000-7000-8000-000000000001');

const line = (item: string, cents: number, facts: Partial<PricedLine> = {}): PricedLine => {
  return { item, source: 'package', name: item, kind: 'service', cents, canDecline: true, isDeclined: false, ...facts };
};
const page = line('christian-basic.online-memorial-page', 6_500);
const streaming = line('live-streaming', 10_000, { source: 'addon' });
const fee = line('christian-basic.basic-services-of-the-funeral-director-and-staff', 119_500, { canDecline: false });
const committal = line('christian-basic.graveside-committal-the-grave-is-separate', 22_000);
const flowers = line('christian-premium.church-flowers', 34_500, { kind: 'merchandise' });
const all = [fee, committal, flowers, page, streaming];

const known = (lines: readonly PricedLine[] = all, facts: Partial<Known> = {}): Known => ({
  way: 'burial',
  serviceType: 'burial',
  faithTradition: 'christian',
  rest: nothingYet,
  lines,
  facts: {},
  quotes: [],
  isCemeteryAsked: false,
  said: [],
  ...facts,
});
const priced = (facts: Partial<PricedParts> = {}): PricedParts => ({
  lines: all,
  venueCents: 0,
  adjustments: [],
  ...facts,
});
const nothingElse: Elsewise = { ways: [], venues: [], isPriceSettled: false };

test('what goes along with a service may be left out, and neither the rite nor the basic fee is named', () => {
  expect(savingsOf(known(), priced(), nothingElse)).toEqual([
    { is: 'addon', item: 'live-streaming', name: 'live-streaming', savesCents: 10_000 },
    { is: 'line', item: page.item, savesCents: 6_500 },
  ]);
});

test('after a deposit our lines and the way are our team’s to change, and a place may still cost less', () => {
  const venue = { venueId, name: 'Laurel Hall', location: 'Oakland', isSample: true };
  const venues = [{ ...venue, cents: 50_000 }];
  const elsewise = { ...nothingElse, venues, isPriceSettled: true };
  expect(savingsOf(known(), priced({ venueCents: 80_000 }), elsewise)).toEqual([
    { is: 'venue', ...venue, savesCents: 30_000 },
  ]);
  expect(savingsOf(known(), priced({ venueCents: 50_000 }), elsewise)).toEqual([]);
});

test('what takes a price of our own away and leaves one of others open saves nothing that anybody could name', () => {
  const photographs = line('professional-photography', 30_000, { source: 'addon' });
  const said = [{ line: 'photographs', version: 1, words: nothingSaid } as const];
  const lines = [fee, photographs];
  expect(savingsOf(known(lines), priced({ lines }), nothingElse)).toHaveLength(1);
  expect(savingsOf(known(lines, { said }), priced({ lines }), nothingElse)).toEqual([]);
});

test('no family is shown a way unasked that its tradition does not know', () => {
  for (const faithTradition of faithTraditions)
    for (const branch of ['', ...branches[faithTradition]])
      for (const way of ways)
        for (const wayAgreed of [null, 'family'] as const)
          for (const other of waysToCompare({ faithTradition, branch, way, wayAgreed }))
            expect(isNotUsual({ faithTradition, branch, way: other }, { isUnusualWayConfirmed: false })).toBe(false);
  expect(waysToCompare({ faithTradition: 'jewish', branch: '', way: 'burial' })).toEqual(['green-burial']);
  expect(waysToCompare({ faithTradition: 'muslim', branch: '', way: 'burial' })).toEqual(['green-burial']);
  expect(waysToCompare({ faithTradition: 'hindu', branch: '', way: 'cremation' })).toEqual([]);
  expect(waysToCompare({ faithTradition: 'other', branch: '', way: 'burial' })).toEqual([]);
  expect(waysToCompare({ faithTradition: 'secular', branch: '', way: 'donation' })).toEqual([]);
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
const items = [page.item, streaming.item, fee.item, committal.item, flowers.item, 'x.printed-program-50-copies'];
const randomLines = fc.uniqueArray(
  fc
    .record({ item: fc.constantFrom(...items, 'five-certified-copies'), cents, isDeclined: fc.boolean() })
    .map(({ item, cents, isDeclined }) => {
      const canDecline = item !== fee.item;
      const source = item === streaming.item ? ('addon' as const) : ('package' as const);
      return line(item, cents, { canDecline, source, isDeclined: isDeclined && canDecline });
    }),
  { selector: ({ item }) => item },
);
const plans = fc.record({
  lines: randomLines,
  otherLines: randomLines,
  venueCents: cents,
  otherVenueCents: cents,
  adjustmentCents: fc.integer({ min: -2_000_000, max: 1_000_000 }),
  isPriceSettled: fc.boolean(),
});

test('each difference is exactly the change of all that it will cost', () => {
  fc.assert(
    fc.property(plans, ({ lines, otherLines, venueCents, otherVenueCents, adjustmentCents, isPriceSettled }) => {
      const adjustments: PricedParts['adjustments'] = [{ cents: adjustmentCents, state: 'confirmed' }];
      const now = { ...known(lines), lines, venueCents };
      const total = ({ venueCents, lines, ...known }: typeof now & { lines: readonly PricedLine[] }) => {
        const { confirmedCents } = sumsOfAdjustments(adjustments);
        const estimate = estimateOf(lines, { venueCents, adjustmentCents: confirmedCents });
        return costTotals(estimate.totalCents, costLinesOf({ ...known, lines }));
      };
      const venue = { venueId, name: 'Laurel Hall', location: 'Oakland', isSample: false };
      const elsewise: Elsewise = {
        ways: [{ way: 'cremation', serviceType: 'cremation', lines: otherLines }],
        venues: [{ ...venue, cents: otherVenueCents }],
        isPriceSettled,
      };
      const savings = savingsOf(known(lines), { lines, venueCents, adjustments }, elsewise);
      expect(savings.length).toBeLessThanOrEqual(SAVINGS_MAX);
      for (const saving of savings) {
        expect(saving.savesCents).toBeGreaterThan(0);
        if (saving.is !== 'venue') expect(isPriceSettled).toBe(false);
        if (saving.is === 'line') expect([fee.item, committal.item]).not.toContain(saving.item);
        const without = { lines: lines.filter(({ item }) => !('item' in saving) || item !== saving.item) };
        const changes = {
          line: without,
          addon: without,
          way: { way: 'cremation', serviceType: 'cremation', lines: otherLines } as const,
          venue: { venueCents: otherVenueCents },
        };
        const [before, after] = [total(now), total({ ...now, ...changes[saving.is] })];
        expect(before.lowCents - after.lowCents).toBe(saving.savesCents);
        expect(before.highCents - after.highCents).toBe(saving.savesCents);
        expect(after.unknownCount).toBeLessThanOrEqual(before.unknownCount);
      }
    }),
    { numRuns: 1_000 },
  );
});
