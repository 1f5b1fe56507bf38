import type { GriefDay } from '@evenlight/contract/self-care/days';
import { expect, test } from 'vitest';
import { byMonth, distanceTo } from './by-month';

const day = (on: string): GriefDay => ({
  key: `own:${on}`,
  source: 'own',
  kind: 'other',
  name: on,
  on,
  years: null,
  note: '',
  reminder: 'none',
  isRemindedElsewhere: false,
  own: null,
});

test('days stand under their month, and what is over stands apart', () => {
  const days = ['2031-03-01', '2031-03-10', '2031-03-31', '2031-04-01', '2032-03-02'].map(day);
  const { months, over } = byMonth(days, '2031-03-10');
  expect(months.map(({ month, days }) => [month, days.length])).toEqual([
    ['2031-03', 2],
    ['2031-04', 1],
    ['2032-03', 1],
  ]);
  expect(over.map(({ on }) => on)).toEqual(['2031-03-01']);
});

test.each([
  ['2031-03-10', 'today', 0],
  ['2031-03-11', 'tomorrow', 1],
  ['2031-03-12', 'days', 2],
  ['2031-03-30', 'days', 20],
  ['2031-03-31', 'weeks', 3],
  ['2031-05-20', 'months', 2],
  ['2032-03-09', 'months', 12],
])('%s is %s %i away', (on, unit, count) => {
  expect(distanceTo(on, '2031-03-10')).toEqual({ unit, count });
});
