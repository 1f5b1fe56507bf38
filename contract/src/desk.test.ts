import { describe, expect, test } from 'vitest';
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
