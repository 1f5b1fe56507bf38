import { describe, expect, test } from 'vitest';
import { homeZoneName } from './dates.ts';
import { isOpenAt } from './desk.ts';

const mondayToFriday = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));

describe('opening hours', () => {
  test.each([
    ['at nine on a winter Monday', '2026-01-05T09:00:00-08:00', true],
    ['a minute before nine', '2026-01-05T08:59:59-08:00', false],
    ['at nine on a summer Monday', '2026-07-06T09:00:00-07:00', true],
    ['at six in the evening', '2026-07-06T18:00:00-07:00', false],
    ['on the Monday after clocks went forward', '2026-03-09T09:00:00-07:00', true],
    ['on the Monday after clocks went back', '2026-11-02T09:00:00-08:00', true],
    ['on a Sunday', '2026-07-05T12:00:00-07:00', false],
    ['when it is Monday in Tokyo but Sunday here', '2026-07-06T11:00:00+09:00', false],
  ])('%s', (_, instant, isOpen) => {
    expect(isOpenAt(mondayToFriday, new Date(instant))).toBe(isOpen);
  });
});

test('the clock of the Bay Area is called by its name of the season', () => {
  const at = (instant: string) => homeZoneName(new Date(instant));
  expect(['2026-01-15T20:00:00Z', '2026-11-18T08:00:00Z'].map(at)).toEqual(['PST', 'PST']);
  expect(['2026-07-04T03:30:00Z', '2026-10-31T23:59:00Z'].map(at)).toEqual(['PDT', 'PDT']);
  // Two in the morning on the days on which it changes.
  expect(['2026-03-08T09:59:00Z', '2026-03-08T10:00:00Z'].map(at)).toEqual(['PST', 'PDT']);
  expect(['2026-11-01T08:59:00Z', '2026-11-01T09:00:00Z'].map(at)).toEqual(['PDT', 'PST']);
});
