import { expect, test } from 'vitest';
import { isMeetingDay, nextMeetings } from './rules.ts';

const tuesdays = { firstDay: '2026-09-01', everyWeeks: 1, startMinute: 18 * 60 + 30, minutes: 90 };
const everyOtherSunday = { firstDay: '2026-10-18', everyWeeks: 2, startMinute: 2 * 60 + 30, minutes: 60 };
const starts = (rhythm: typeof tuesdays, now: string, count = 3) =>
  nextMeetings(rhythm, new Date(now), count).map(({ startsAt }) => startsAt);

test.each([
  ['before it ever met', '2026-08-01T12:00:00Z', ['2026-09-02T01:30:00.000Z', '2026-09-09T01:30:00.000Z']],
  ['over the change in November', '2026-10-26T12:00:00Z', ['2026-10-28T01:30:00.000Z', '2026-11-04T02:30:00.000Z']],
  ['over the change in March', '2027-03-08T12:00:00Z', ['2027-03-10T02:30:00.000Z', '2027-03-17T01:30:00.000Z']],
  ['over the turn of the year', '2026-12-28T12:00:00Z', ['2026-12-30T02:30:00.000Z', '2027-01-06T02:30:00.000Z']],
  ['while it is under way', '2026-11-04T03:59:00Z', ['2026-11-04T02:30:00.000Z', '2026-11-11T02:30:00.000Z']],
  ['once it is over', '2026-11-04T04:00:00Z', ['2026-11-11T02:30:00.000Z', '2026-11-18T02:30:00.000Z']],
  [
    'on the evening before, by the clock of London',
    '2026-11-03T07:30:00Z',
    ['2026-11-04T02:30:00.000Z', '2026-11-11T02:30:00.000Z'],
  ],
])('half past six on Tuesdays stays half past six: %s', (_, now, expected) => {
  expect(starts(tuesdays, now, 2)).toEqual(expected);
});

test('a meeting that lasts past midnight is named until it is over', () => {
  const vigil = { ...tuesdays, startMinute: 23 * 60, minutes: 120 };
  expect(starts(vigil, '2026-11-04T08:30:00Z', 2)).toEqual(['2026-11-04T07:00:00.000Z', '2026-11-11T07:00:00.000Z']);
  expect(starts(vigil, '2026-11-04T09:00:00Z', 2)).toEqual(['2026-11-11T07:00:00.000Z', '2026-11-18T07:00:00.000Z']);
});

test('every other week is counted from the first day', () => {
  expect(starts(everyOtherSunday, '2026-10-19T12:00:00Z')).toEqual([
    // Half past two comes once on the day the clock goes back: after the hour that is there twice.
    '2026-11-01T10:30:00.000Z',
    '2026-11-15T10:30:00.000Z',
    '2026-11-29T10:30:00.000Z',
  ]);
  expect(isMeetingDay(everyOtherSunday, '2026-11-01')).toBe(true);
  expect(isMeetingDay(everyOtherSunday, '2026-11-08')).toBe(false);
  expect(isMeetingDay(everyOtherSunday, '2026-10-04')).toBe(false);
});

test('an hour that the clock leaps over is held an hour later', () => {
  expect(starts({ ...everyOtherSunday, firstDay: '2027-03-14' }, '2027-03-13T12:00:00Z', 1)).toEqual([
    '2027-03-14T10:30:00.000Z',
  ]);
});
