import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatedFact, FactKey } from '../facts.ts';
import { InquiryId, QuoteRequestId } from '../ids.ts';
import { nothingYet } from '../resting-places.ts';
import { faithTraditions, serviceTypes } from '../traditions.ts';
import { vendorCategories } from '../vendors/categories.ts';
import { ways } from '../ways.ts';
import {
  type CostLine,
  type CostQuote,
  CostWords,
  costLinesOf,
  type Known,
  nothingSaid,
  saidStates,
} from './cost-lines.ts';
import { type CostKind, costKinds, expectedKinds } from './kinds.ts';
import { budgetStand, costTotals } from './totals.ts';

const burial: Known = {
  way: 'burial',
  serviceType: 'burial',
  faithTradition: 'christian',
  rest: nothingYet,
  lines: [],
  facts: {},
  quotes: [],
  isCemeteryAsked: false,
  said: [],
};
const id = '00000000-0000-7000-8000-000000000000';

function dollars(key: FactKey, lowCents: number, highCents = lowCents): DatedFact {
  const figure = { unit: 'dollars' as const, lowCents, highCents };
  return { is: 'told', key, name: key, note: null, figure, county: null, source: 'A list', checkedOn: '2026-11-01' };
}

function quote(state: CostQuote['state'], totalCents: number | null, category: CostQuote['category'] = 'florists') {
  const ids = { requestId: QuoteRequestId.parse(id), inquiryId: InquiryId.parse(id) };
  return { ...ids, vendorName: 'Bay Flowers', category, state, totalCents, validUntil: null };
}

function said(line: CostKind, words: Partial<CostWords>): Partial<Known> {
  return { said: [{ line, version: 1, words: { ...nothingSaid, ...words } }] };
}

const exactly = (cents: number) => ({ lowCents: cents, highCents: cents });

function lineOf(kind: CostKind, known: Partial<Known> = {}): CostLine {
  const line = costLinesOf({ ...burial, ...known }).find((one) => one.id === kind);
  return line ?? expect.fail(`${kind} is not among the lines`);
}

describe('which lines there are', () => {
  const kindsOf = (known: Partial<Known>) => expectedKinds({ ...burial, ...known });

  test('a burial has a grave, and a cremation a crematory and a place for the ashes', () => {
    expect(kindsOf({})).toEqual(expect.arrayContaining(['plot', 'opening', 'vault', 'stone', 'stone-setting']));
    expect(kindsOf({})).not.toContain('crematory');
    const cremation = kindsOf({ way: 'cremation', serviceType: 'cremation' });
    expect(cremation).toEqual(expect.arrayContaining(['crematory', 'niche', 'copies', 'permit']));
    expect(cremation).not.toContain('plot');
  });

  test('green ground takes no vault, and whoever is given to science needs neither grave nor permit', () => {
    expect(kindsOf({ way: 'green-burial' })).not.toContain('vault');
    const donation = kindsOf({ way: 'donation', serviceType: 'memorial' });
    for (const kind of ['plot', 'crematory', 'permit', 'niche']) expect(donation).not.toContain(kind);
  });

  test('to another country goes a letter, and somebody has to carry it all', () => {
    const abroad = kindsOf({ way: 'elsewhere', serviceType: 'memorial' });
    expect(abroad).toEqual(expect.arrayContaining(['permit', 'letter', 'transport']));
    expect(kindsOf({ way: 'donation', serviceType: 'memorial' })).not.toContain('letter');
  });

  test('a Sikh family is asked for no stone, and a secular one for no clergy', () => {
    const sikh = kindsOf({ faithTradition: 'sikh' });
    expect(sikh).toContain('plot');
    for (const kind of ['stone', 'stone-setting']) expect(sikh).not.toContain(kind);
    expect(kindsOf({ faithTradition: 'secular' })).not.toContain('clergy');
  });

  test('ashes that go to sea need a boat and no niche', () => {
    const atSea = kindsOf({ way: 'cremation', serviceType: 'cremation', rest: { ...nothingYet, ashes: 'sea' } });
    expect(atSea).toContain('scattering');
    expect(atSea).not.toContain('niche');
  });

  test('a Jewish or Muslim family is not asked about flowers, and may still write of them', () => {
    expect(kindsOf({ faithTradition: 'jewish' })).not.toContain('flowers');
    const written = said('flowers', { state: 'estimate', ...exactly(5_000) });
    expect(lineOf('flowers', { faithTradition: 'muslim', ...written })).toMatchObject({ state: 'estimate' });
  });
});

describe('where a figure is from', () => {
  test('a price that nobody knows stays open, also where a range is known for such things', () => {
    const facts = { 'cemetery.plot': dollars('cemetery.plot', 490_000, 1_200_000) };
    expect(lineOf('plot', { facts })).toMatchObject({ state: 'unknown', figure: null, source: null });
  });

  test('whoever counts with that range sees it as it stands, and it opens again when it is to be asked', () => {
    const taken = said('plot', { state: 'estimate', isTypical: true });
    const facts = { 'cemetery.plot': dollars('cemetery.plot', 490_000, 1_200_000) };
    const figure = { lowCents: 490_000, highCents: 1_200_000 };
    expect(lineOf('plot', { ...taken, facts })).toMatchObject({ state: 'estimate', figure, source: 'fact' });
    expect(lineOf('plot', taken)).toMatchObject({ state: 'unknown', figure: null });
  });

  test('certified copies cost as many fees as copies are wanted, and without a number as many as families often need', () => {
    const count = { is: 'told', key: 'copy.count', name: '', note: null, county: null, source: '' } as const;
    const often = { ...count, figure: { unit: 'none', low: 5, high: 10 }, checkedOn: '2026-11-01' } as const;
    const facts = { 'copy.certified': dollars('copy.certified', 2_600), 'copy.count': often };
    expect(lineOf('copies', { facts })).toMatchObject({
      state: 'estimate',
      source: 'fact',
      figure: { lowCents: 13_000, highCents: 26_000 },
    });
    const seven = said('copies', { count: 7 });
    expect(lineOf('copies', { ...seven, facts })).toMatchObject({
      figure: exactly(18_200),
      copies: { low: 7, high: 7 },
    });
    expect(lineOf('copies', seven).state).toBe('unknown');
  });

  test('what the package holds is not asked for again, unless its line was declined', () => {
    const line = {
      item: 'church-flowers',
      kind: 'merchandise',
      canDecline: true,
      isDeclined: false,
    } as const;
    expect(lineOf('flowers', { lines: [line] })).toMatchObject({
      state: 'not-needed',
      because: 'package',
      heldIn: ['church-flowers'],
    });
    expect(lineOf('flowers', { lines: [{ ...line, isDeclined: true }] }).state).toBe('unknown');
  });

  test('a family that owns its grave buys none, and where no liner is wanted none is counted', () => {
    const rest = { ...nothingYet, cemetery: 'owned', container: 'none' } as const;
    expect(lineOf('plot', { rest })).toMatchObject({ state: 'not-needed', because: 'resting-place' });
    expect(lineOf('vault', { rest })).toMatchObject({ state: 'not-needed', because: 'resting-place' });
    expect(lineOf('opening', { rest }).state).toBe('unknown');
  });

  test('a vendor who was asked and has not answered leaves the price open', () => {
    const quotes = [quote('asked', null)];
    expect(lineOf('flowers', { quotes })).toMatchObject({ state: 'unknown', isAsked: true, quotes });
    expect(lineOf('plot', { isCemeteryAsked: true })).toMatchObject({ state: 'unknown', isAsked: true });
  });

  test('of two quotes the range counts until one is taken, and then that one to the cent', () => {
    const quotes = [quote('quoted', 48_000), quote('quoted', 30_050), quote('run-out', 10_000)];
    const range = { lowCents: 30_050, highCents: 48_000 };
    expect(lineOf('flowers', { quotes })).toMatchObject({ state: 'quoted', figure: range, source: 'quote' });
    const taken = [...quotes, quote('agreed', 30_050)];
    expect(lineOf('flowers', { quotes: taken })).toMatchObject({ state: 'agreed', figure: exactly(30_050) });
  });

  test('a quote that was taken stands before an estimate, and what was paid before the quote', () => {
    const quotes = [quote('agreed', 48_000)];
    const estimate = said('flowers', { state: 'estimate', ...exactly(20_000) });
    expect(lineOf('flowers', { quotes, ...estimate })).toMatchObject({ state: 'agreed', figure: exactly(48_000) });
    const paid = said('flowers', { state: 'paid', ...exactly(50_000) });
    expect(lineOf('flowers', { quotes, ...paid })).toMatchObject({ state: 'paid', figure: exactly(50_000) });
  });

  test('what a family does not need is not counted, though vendors have named prices', () => {
    const without = said('flowers', { state: 'not-needed' });
    expect(lineOf('flowers', { quotes: [quote('quoted', 48_000)], ...without })).toMatchObject({
      state: 'not-needed',
      because: 'family',
      figure: null,
    });
    expect(lineOf('flowers', { quotes: [quote('agreed', 48_000)], ...without }).state).toBe('agreed');
  });
});

describe('what can be said', () => {
  const accepts = (words: Partial<CostWords>) => CostWords.safeParse({ ...nothingSaid, ...words }).success;

  test('a price has an amount, its range runs upward, and what was paid is one sum', () => {
    expect(accepts({ state: 'quoted', lowCents: 90_000, highCents: 120_000 })).toBe(true);
    expect(accepts({ state: 'quoted' })).toBe(false);
    expect(accepts({ state: 'quoted', lowCents: 120_000, highCents: 90_000 })).toBe(false);
    expect(accepts({ state: 'quoted', lowCents: 90_000 })).toBe(false);
    expect(accepts({ state: 'paid', lowCents: 90_000, highCents: 120_000 })).toBe(false);
    expect(accepts({ state: 'estimate', ...exactly(-1) })).toBe(false);
    expect(accepts({ state: 'estimate', ...exactly(10.5) })).toBe(false);
    expect(accepts({ state: 'estimate', isTypical: true })).toBe(true);
    expect(accepts({ state: 'paid', isTypical: true })).toBe(false);
  });
});

const cents = fc.integer({ min: 0, max: 100_000_000 });
const ranges = fc.tuple(cents, cents).map(([one, other]) => ({
  lowCents: Math.min(one, other),
  highCents: Math.max(one, other),
}));
const words = fc
  .record({ state: fc.constantFrom(...saidStates), range: ranges, isExact: fc.boolean(), isTypical: fc.boolean() })
  .map(({ state, range, isExact, isTypical }): CostWords => {
    const figure = isExact || state === 'paid' ? exactly(range.lowCents) : range;
    if (state === 'estimate' && isTypical) return { ...nothingSaid, state, isTypical };
    return { ...nothingSaid, state, ...(state === 'open' || state === 'not-needed' ? {} : figure) };
  });
const quotes = fc
  .record({
    category: fc.constantFrom(...vendorCategories),
    state: fc.constantFrom('asked', 'quoted', 'agreed', 'run-out'),
    totalCents: cents,
  })
  .map(({ category, state, totalCents }): CostQuote => quote(state, state === 'asked' ? null : totalCents, category));
const families = fc.record({
  way: fc.constantFrom(...ways),
  serviceType: fc.constantFrom(...serviceTypes),
  faithTradition: fc.constantFrom(...faithTraditions),
  quotes: fc.array(quotes, { maxLength: 8 }),
  said: fc.uniqueArray(fc.record({ line: fc.constantFrom(...costKinds), version: fc.constant(1), words }), {
    selector: ({ line }) => line,
  }),
  oursCents: cents,
  plot: ranges,
});

test('whatever a family has written, every line is one thing, and the sums are those of its lines to the cent', () => {
  fc.assert(
    fc.property(families, ({ oursCents, plot, ...known }) => {
      const facts = { 'cemetery.plot': dollars('cemetery.plot', plot.lowCents, plot.highCents) };
      const lines = costLinesOf({ ...burial, ...known, facts });
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      let [low, high, paid, unknown] = [oursCents, oursCents, 0, 0];
      for (const { state, figure, source, because } of lines) {
        expect(figure === null).toBe(state === 'unknown' || state === 'not-needed');
        expect(source === null).toBe(figure === null);
        expect(because !== null).toBe(state === 'not-needed');
        low += figure?.lowCents ?? 0;
        high += figure?.highCents ?? 0;
        if (state === 'paid') paid += figure?.lowCents ?? 0;
        if (state === 'unknown') unknown += 1;
      }
      const totals = costTotals(oursCents, lines);
      expect(totals).toMatchObject({ lowCents: low, highCents: high, unknownCount: unknown, paidToOthersCents: paid });
      expect(totals.exactCents + totals.ranges.lowCents).toBe(low);
      expect(totals.exactCents + totals.ranges.highCents).toBe(high);
      expect(oursCents + totals.othersCents.lowCents).toBe(low);
    }),
    { numRuns: 1_000 },
  );
});

test('a budget has something left, is passed, or may come to be passed', () => {
  expect(budgetStand(exactly(1_000_000), 1_200_000)).toEqual({ is: 'under', cents: 200_000 });
  expect(budgetStand(exactly(1_200_000), 1_200_000)).toEqual({ is: 'under', cents: 0 });
  expect(budgetStand({ lowCents: 1_300_000, highCents: 1_500_000 }, 1_200_000)).toEqual({ is: 'over', cents: 100_000 });
  expect(budgetStand({ lowCents: 1_000_000, highCents: 1_500_000 }, 1_200_000)).toEqual({
    is: 'may-be-over',
    cents: 300_000,
  });
});
