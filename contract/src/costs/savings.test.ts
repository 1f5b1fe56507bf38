import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PricedLine } from '../estimates.ts';
import { estimateOf, sumsOfAdjustments } from '../estimates.ts';
import { VenueId } from '../ids.ts';
import { nothingYet } from '../resting-places.ts';
import { branches, type FaithTradition, faithTraditions } from '../traditions.ts';
import { type Way, ways } from '../ways.ts';
import { costLinesOf, type Known, nothingSaid } from './cost-lines.ts';
import { type Elsewise, linesToLeaveOut, SAVINGS_MAX, savingsOf, waysToCompare } from './savings.ts';
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
const lessOf = (lines: readonly PricedLine[], { item, source }: Pick<PricedLine, 'item' | 'source'>) =>
  source === 'addon'
    ? lines.filter((line) => line.item !== item)
    : lines.map((line) => (line.item === item ? { ...line, isDeclined: true } : line));
const without = (lines: readonly PricedLine[] = all): Elsewise['without'] =>
  linesToLeaveOut(lines).map((leftOut) => ({ leftOut, lines: lessOf(lines, leftOut) }));
const nothingElse: Elsewise = { without: [], ways: [], venues: [] };

test('what goes along with a service may be left out, and neither the rite nor the basic fee is named', () => {
  expect(savingsOf(known(), priced(), { ...nothingElse, without: without() })).toEqual([
    { is: 'addon', item: 'live-streaming', name: 'live-streaming', savesCents: 10_000 },
    { is: 'line', item: page.item, savesCents: 6_500 },
  ]);
});

test('where nothing of ours can be left out a place may still cost less', () => {
  const venue = { venueId, name: 'Laurel Hall', location: 'Oakland', isSample: true };
  const venues = [{ ...venue, cents: 50_000 }];
  const elsewise = { ...nothingElse, venues };
  expect(savingsOf(known(), priced({ venueCents: 80_000 }), elsewise)).toEqual([
    { is: 'venue', ...venue, savesCents: 30_000 },
  ]);
  expect(savingsOf(known(), priced({ venueCents: 50_000 }), elsewise)).toEqual([]);
});

test('what takes a price of our own away and leaves one of others open saves nothing that anybody could name', () => {
  const photographs = line('professional-photography', 30_000, { source: 'addon' });
  const said = [{ line: 'photographs', version: 1, words: nothingSaid } as const];
  const lines = [fee, photographs];
  const elsewise = { ...nothingElse, without: without(lines) };
  expect(savingsOf(known(lines), priced({ lines }), elsewise)).toHaveLength(1);
  expect(savingsOf(known(lines, { said }), priced({ lines }), elsewise)).toEqual([]);
});

test('prayer cards, care for a viewing and the page of the shiva are never named', () => {
  const items = [
    'preparation-for-visitation-only-if-you-choose-it',
    'programs-and-prayer-cards-150-copies',
    'shiva-page',
  ];
  expect(linesToLeaveOut(items.map((item) => line(`christian-premium.${item}`, 9_500)))).toEqual([]);
});

type Named = Partial<Record<Way, Way[]>>;
const earth: Named = { burial: ['green-burial'], 'green-burial': ['burial'] };
const everyWay: Named = {
  burial: ['green-burial', 'cremation', 'water-cremation'],
  'green-burial': ['burial', 'cremation', 'water-cremation'],
  cremation: ['burial', 'green-burial', 'water-cremation'],
  'water-cremation': ['burial', 'green-burial', 'cremation'],
};
const notByWater: Named = {
  burial: ['green-burial', 'cremation'],
  'green-burial': ['burial', 'cremation'],
  cremation: ['burial', 'green-burial'],
};
const open = '';
const table: Record<FaithTradition, Record<string, Named>> = {
  hindu: { [open]: {}, vaishnava: {}, shaiva: {}, 'arya-samaj': {}, swaminarayan: {}, lingayat: {} },
  muslim: { [open]: earth, sunni: earth, shia: earth, ismaili: earth, ahmadi: earth },
  jewish: { [open]: earth, orthodox: earth, conservative: earth, reform: earth, sephardi: earth },
  christian: {
    [open]: earth,
    catholic: notByWater,
    'eastern-orthodox': earth,
    protestant: everyWay,
    homegoing: everyWay,
  },
  buddhist: {
    [open]: everyWay,
    theravada: everyWay,
    'pure-land': everyWay,
    zen: everyWay,
    tibetan: everyWay,
    'jodo-shinshu': everyWay,
  },
  sikh: { [open]: {}, amritdhari: {}, keshdhari: {}, sehajdhari: {} },
  secular: { [open]: everyWay },
  other: { [open]: {} },
};

test.each(faithTraditions)(
  'of %s families each is shown such other ways alone as are customary, whatever is open',
  (tradition) => {
    expect(Object.keys(table[tradition]).sort()).toEqual([open, ...branches[tradition]].sort());
    for (const [branch, named] of Object.entries(table[tradition])) {
      for (const way of ways) {
        const family = { faithTradition: tradition, branch, way };
        expect(waysToCompare(family), `${branch} ${way}`).toEqual(named[way] ?? []);
        for (const wayAgreed of ['family', 'clergy'] as const)
          expect(waysToCompare({ ...family, wayAgreed })).toEqual([]);
      }
    }
  },
);

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
});

test('each difference is exactly the change of all that it will cost', () => {
  fc.assert(
    fc.property(plans, ({ lines, otherLines, venueCents, otherVenueCents, adjustmentCents }) => {
      const adjustments: PricedParts['adjustments'] = [{ cents: adjustmentCents, state: 'confirmed' }];
      const now = { ...known(lines), lines, venueCents };
      const total = ({ venueCents, lines, ...known }: typeof now & { lines: readonly PricedLine[] }) => {
        const { confirmedCents } = sumsOfAdjustments(adjustments);
        const estimate = estimateOf(lines, { venueCents, adjustmentCents: confirmedCents });
        return costTotals(estimate.totalCents, costLinesOf({ ...known, lines }));
      };
      const venue = { venueId, name: 'Laurel Hall', location: 'Oakland', isSample: false };
      const elsewise: Elsewise = {
        without: without(lines),
        ways: [{ way: 'cremation', serviceType: 'cremation', lines: otherLines }],
        venues: [{ ...venue, cents: otherVenueCents }],
      };
      const savings = savingsOf(known(lines), { lines, venueCents, adjustments }, elsewise);
      expect(savings.length).toBeLessThanOrEqual(SAVINGS_MAX);
      for (const saving of savings) {
        expect(saving.savesCents).toBeGreaterThan(0);
        if (saving.is === 'line') expect([fee.item, committal.item]).not.toContain(saving.item);
        const less = { lines: lines.filter(({ item }) => !('item' in saving) || item !== saving.item) };
        const changes = {
          line: less,
          addon: less,
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
