import type { PricedLine } from '@evenlight/contract/estimates';
import { expect, test } from 'vitest';
import { nearestFreeDays } from '../venues/alternatives.ts';
import { titleOfCopy } from './copy-plan.ts';
import { areSameLines, keepToldPrices, mayChangePrice } from './rules.ts';

const aLine = (line: Partial<PricedLine>): PricedLine => ({
  ...{ item: 'basics', source: 'package', name: 'Basic services', kind: 'service', cents: 100_000 },
  ...{ canDecline: true, isDeclined: false },
  ...line,
});

test('lines of the same package keep the price that was told, and say anew whether they are declined', () => {
  const told = [aLine({}), aLine({ item: 'casket', cents: 50_000 })];
  const today = [aLine({ cents: 120_000, name: 'Basics' }), aLine({ item: 'casket', cents: 60_000, isDeclined: true })];
  expect(keepToldPrices(told, today)).toEqual([told[0], { ...told[1], isDeclined: true }]);
});

test('a package that was cut up differently since is a new one, as a whole', () => {
  const told = [aLine({}), aLine({ item: 'casket', cents: 50_000 })];
  const today = [aLine({ cents: 90_000 }), aLine({ item: 'urn', cents: 70_000 })];
  expect(keepToldPrices(told, today)).toEqual(today);
});

test('an add-on keeps its price beside another package, and a new one has today’s', () => {
  const music = aLine({ item: 'music', source: 'addon', cents: 40_000 });
  const wanted = [aLine({ item: 'other' }), { ...music, cents: 45_000 }, aLine({ item: 'flowers', source: 'addon' })];
  expect(keepToldPrices([aLine({}), music], wanted)).toEqual([wanted[0], music, wanted[2]]);
});

test('lines differ when one of them says something else, in whatever order its words are kept', () => {
  const { isDeclined, ...rest } = aLine({});
  expect(areSameLines([aLine({})], [{ isDeclined, ...rest }])).toBe(true);
  expect(areSameLines([aLine({})], [aLine({ isDeclined: true })])).toBe(false);
  expect(areSameLines([aLine({})], [])).toBe(false);
});

test('only a draft’s price is for the family alone to change', () => {
  expect((['draft', 'active', 'in-progress', 'completed'] as const).map(mayChangePrice)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('copies are counted, and their titles never grow too long', () => {
  expect(titleOfCopy('For Mother')).toBe('For Mother (2)');
  expect(titleOfCopy('For Mother (2)')).toBe('For Mother (3)');
  expect(titleOfCopy('x'.repeat(120))).toHaveLength(120);
});

test('the nearest free days are near, free, and not over', () => {
  expect(nearestFreeDays('2030-05-06', new Set(['2030-05-05', '2030-05-07']), '2030-05-05')).toEqual([
    '2030-05-08',
    '2030-05-09',
    '2030-05-10',
    '2030-05-11',
  ]);
  expect(nearestFreeDays('2030-01-01', new Set(), '2020-01-01')).toEqual([
    '2029-12-31',
    '2030-01-02',
    '2029-12-30',
    '2030-01-03',
  ]);
});
