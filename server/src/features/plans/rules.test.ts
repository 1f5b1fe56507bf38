import type { PricedLine } from '@evenlight/contract/estimates';
import { expect, test } from 'vitest';
import { nearestFreeDays } from '../venues/alternatives.ts';
import { titleOfCopy } from './copy-plan.ts';
import { areSameLines, mayChangeVenue } from './rules.ts';

const aLine = (line: Partial<PricedLine>): PricedLine => ({
  item: 'basics',
  source: 'package',
  name: 'Basic services',
  kind: 'service',
  cents: 100_000,
  canDecline: true,
  isDeclined: false,
  ...line,
});

test('lines differ when one of them says something else, in whatever order its words are kept', () => {
  const { isDeclined, ...rest } = aLine({});
  expect(areSameLines([aLine({})], [{ isDeclined, ...rest }])).toBe(true);
  expect(areSameLines([aLine({})], [aLine({ isDeclined: true })])).toBe(false);
  expect(areSameLines([aLine({})], [])).toBe(false);
});

test('a venue can be changed until the plan is closed', () => {
  expect((['draft', 'active', 'in-progress', 'completed'] as const).map(mayChangeVenue)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('copies are counted, and their titles never grow too long', () => {
  expect(titleOfCopy('For Mother')).toBe('For Mother (2)');
  expect(titleOfCopy('For Mother (2)')).toBe('For Mother (3)');
  expect(titleOfCopy('x'.repeat(120))).toHaveLength(120);
});

test('the nearest free days are near, free, and not over', () => {
  expect(nearestFreeDays('2030-05-06', '2030-05-05', (day) => ['2030-05-05', '2030-05-07'].includes(day))).toEqual([
    '2030-05-08',
    '2030-05-09',
    '2030-05-10',
    '2030-05-11',
  ]);
  expect(nearestFreeDays('2030-01-01', '2020-01-01', () => false)).toEqual([
    '2029-12-31',
    '2030-01-02',
    '2029-12-30',
    '2030-01-03',
  ]);
});
