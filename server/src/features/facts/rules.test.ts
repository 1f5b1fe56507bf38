import { wallTimeAt } from '@evenlight/contract/dates';
import { expect, test } from 'vitest';
import { asDatedFact, type FactRow, factFor, isToAsk, isToCheck } from './rules.ts';

const aFact = (facts: Partial<FactRow> = {}): FactRow => ({
  id: 'copy.certified',
  key: 'copy.certified',
  county: null,
  name: 'A certified copy',
  unit: 'dollars',
  low: 26,
  high: null,
  note: null,
  source: 'The state',
  checkedOn: '2026-11-03',
  reviewBy: '2027-01-31',
  isListed: true,
  translations: {},
  ...facts,
});

const dayAt = (instant: string) => wallTimeAt(new Date(instant)).date;

test('a fact stands to the last minute of its review day in the Bay Area, and is asked about from the next one', () => {
  const fact = aFact();
  // Midnight in California: eight hours behind in winter.
  expect(isToAsk(fact, dayAt('2027-02-01T07:59:59Z'))).toBe(false);
  expect(isToAsk(fact, dayAt('2027-02-01T08:00:00Z'))).toBe(true);
  // Seven in summer.
  const untilJuly = aFact({ reviewBy: '2027-07-31' });
  expect(isToAsk(untilJuly, dayAt('2027-08-01T06:59:59Z'))).toBe(false);
  expect(isToAsk(untilJuly, dayAt('2027-08-01T07:00:00Z'))).toBe(true);
});

test('what nobody has looked up is to be asked and to be checked, whatever figure stands there', () => {
  const fact = aFact({ checkedOn: null, reviewBy: null });
  expect([isToAsk(fact, '2026-11-04'), isToCheck(fact, '2026-11-04')]).toEqual([true, true]);
  expect(asDatedFact(fact, '2026-11-04')).not.toHaveProperty('figure');
});

test('where somebody looked and found no figure, families are told to ask, and nobody has to look again before its review', () => {
  const fact = aFact({ low: null });
  expect([isToAsk(fact, '2026-11-04'), isToCheck(fact, '2026-11-04')]).toEqual([true, false]);
});

test('a figure goes with its source and the day of the check; dollars are whole cents', () => {
  const told = { is: 'told', source: 'The state', checkedOn: '2026-11-03', county: null };
  expect(asDatedFact(aFact({ low: 19.99 }), '2026-11-04')).toMatchObject({
    ...told,
    figure: { unit: 'dollars', lowCents: 1999, highCents: 1999 },
  });
  expect(asDatedFact(aFact({ key: 'permit.return-days', unit: 'days', low: 8, high: 10 }), '2026-11-04')).toMatchObject(
    {
      ...told,
      figure: { unit: 'days', low: 8, high: 10 },
    },
  );
});

test('a county has its own row, also one that is to be asked about; elsewhere the general one holds', () => {
  const everywhere = aFact();
  const own = aFact({ county: 'San José', checkedOn: null, reviewBy: null });
  const rows = [own, everywhere, aFact({ key: 'vault', county: 'Marin' })];
  expect(factFor(rows, 'copy.certified', 'san jose')).toBe(own);
  expect(factFor(rows, 'copy.certified', 'Marin')).toBe(everywhere);
  expect(factFor(rows, 'copy.certified', undefined)).toBe(everywhere);
  expect(factFor(rows, 'vault', 'Napa')).toBeUndefined();
});
