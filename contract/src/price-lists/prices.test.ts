import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesThatCount, type NeededLine, ourPricesOf, type PricedPlan, priceLines } from './lines.ts';
import { joinPrices, type ListedPrice, ListedPrices, priceUnits, type SaidPrice, sumFor } from './prices.ts';

const item = (slug: string, cents = 10_000, isDeclined = false) => ({ item: `a-package.${slug}`, cents, isDeclined });
const plan = (lines: PricedPlan['lines'], facts: Partial<PricedPlan> = {}): PricedPlan => ({
  packageTier: 'basic',
  way: 'burial',
  lines,
  ...facts,
});
const priced = (lowCents: number, highCents = lowCents): SaidPrice => ({
  is: 'price',
  lowCents,
  highCents,
  unit: 'whole',
});
const linesOf = (needed: readonly NeededLine[]) => needed.map(({ line }) => line);

const burial = [
  item('basic-services-of-the-funeral-director-and-staff', 179_500),
  item('transfer-and-refrigerated-care', 48_800),
  item('bathing-and-dressing', 15_000),
  item('preparation-for-visitation-only-if-you-choose-it', 30_000, true),
  item('vigil-visitation-or-trisagion-the-evening-before', 44_000),
  item('staff-at-the-funeral-mass-or-service', 33_000),
  item('graveside-committal-the-grave-is-separate', 22_000),
  item('hearse-and-two-family-cars', 97_500),
  item('solid-wood-casket', 109_500),
  item('certified-copies', 13_000),
];

test('the lines that a plan kept are those that count, and what was declined is not asked for', () => {
  expect(linesThatCount(plan(burial))).toEqual([
    { line: 'basic-services', count: 1 },
    { line: 'transfer', count: 1 },
    { line: 'refrigeration', count: 1 },
    { line: 'preparation', count: 1 },
    { line: 'viewing', count: 1 },
    { line: 'ceremony', count: 1 },
    { line: 'graveside', count: 1 },
    { line: 'hearse', count: 1 },
    { line: 'family-car', count: 2 },
    { line: 'casket', count: 1 },
  ]);
  const chosen = burial.map((line) => ({ ...line, isDeclined: !line.isDeclined && /transfer/.test(line.item) }));
  expect(linesOf(linesThatCount(plan(chosen)))).toContain('embalming');
  expect(linesOf(linesThatCount(plan(chosen)))).not.toContain('transfer');
});

test('a simple cremation and a simple burial are one line of a list', () => {
  const lines = [
    item('basic-services-of-the-funeral-director-and-staff', 119_500),
    item('transfer-and-refrigerated-care', 48_800),
    item('plain-container-for-the-cremation', 9_500),
    item('plain-urn', 12_000),
    item('cremation-the-crematory-s-fee', 89_500),
    item('county-cremation-permit-required-by-law', 1_200),
  ];
  const simple = plan(lines, { packageTier: 'simple', way: 'cremation' });
  expect(linesThatCount(simple)).toEqual([{ line: 'direct-cremation', count: 1 }]);
  expect(ourPricesOf(simple)).toMatchObject({ comparedCents: 267_300 });
  expect(linesOf(linesThatCount({ ...simple, way: 'green-burial' }))).toEqual(['immediate-burial']);
  expect(linesOf(linesThatCount({ ...simple, way: 'water-cremation' }))).toContain('basic-services');
});

test('our own price stands beside the same lines; a line that another one pays for has no price of its own', () => {
  const { cents, comparedCents } = ourPricesOf(plan(burial));
  expect(cents.get('hearse')).toBe(97_500);
  expect(cents.get('family-car')).toBeNull();
  expect(cents.has('embalming')).toBe(false);
  expect(comparedCents).toBe(549_300);
});

const saids: fc.Arbitrary<SaidPrice> = fc.oneof(
  fc
    .record({ low: fc.nat(999_000_000), more: fc.nat(1_000), unit: fc.constantFrom(...priceUnits) })
    .map(({ low, more, unit }) => ({ is: 'price' as const, lowCents: low, highCents: low + more, unit })),
  fc.constantFrom<SaidPrice>({ is: 'included' }, { is: 'not-offered' }),
);
const lists = fc.array(fc.record({ line: fc.constantFrom(...priceLines), said: saids }), { maxLength: 30 });
const wanted = fc
  .subarray([...priceLines])
  .chain((lines) => fc.tuple(fc.constant(lines), fc.integer({ min: 1, max: 3 })))
  .map(([lines, count]) => lines.map((line) => ({ line, count })));

test('what is needed is in the sum to the cent, or named as missing from it, and never both or neither', () => {
  fc.assert(
    fc.property(lists, wanted, (prices, needed) => {
      const known = new Map(joinPrices(prices).map(({ line, said }) => [line, said]));
      const { lowCents, highCents, holes } = sumFor(prices, needed);
      const counted = needed.filter(({ line }) => !holes.some((hole) => hole.line === line));
      const ends = (end: 'lowCents' | 'highCents') =>
        counted.reduce((sum, { line, count }) => {
          const said = known.get(line);
          expect(said).toBeDefined();
          if (said?.is === 'price') expect(said.unit).toBe('whole');
          return sum + (said?.is === 'price' ? said[end] * count : 0);
        }, 0);
      expect([lowCents, highCents]).toEqual([ends('lowCents'), ends('highCents')]);
      expect(lowCents).toBeLessThanOrEqual(highCents);
      expect(counted.length + holes.length).toBe(needed.length);
    }),
  );
});

test('neither the order of a list nor what it says twice changes what it comes to', () => {
  const shuffled = lists.chain((prices) =>
    fc.tuple(fc.constant(prices), fc.shuffledSubarray(prices, { minLength: prices.length }), fc.subarray(prices)),
  );
  fc.assert(
    fc.property(shuffled, wanted, ([prices, others, again], needed) => {
      expect(sumFor([...others, ...again], needed)).toEqual(sumFor(prices, needed));
      expect(ListedPrices.parse(joinPrices(prices))).toEqual(joinPrices(prices));
    }),
  );
});

test('several caskets of one list are a range, of which both ends are kept', () => {
  const prices: ListedPrice[] = [
    { line: 'casket', said: priced(400_000) },
    { line: 'casket', said: priced(89_550) },
  ];
  expect(sumFor(prices, [{ line: 'casket', count: 1 }])).toEqual({ lowCents: 89_550, highCents: 400_000, holes: [] });
});
