import { addDays, weekdayOf } from '@evenlight/contract/dates';
import { expect, test } from 'vitest';
import { holidayNames, isReminderDue, nextHoliday, nextOfYearly } from './rules.ts';

test.each([
  ['2020-05-10', '2030-05-09', '2030-05-10', 10],
  ['2020-05-10', '2030-05-10', '2030-05-10', 10],
  ['2020-05-10', '2030-05-11', '2031-05-10', 11],
  ['2030-05-10', '2030-05-10', '2030-05-10', null],
  ['2030-05-10', '2030-05-11', '2031-05-10', 1],
  ['2031-01-01', '2030-05-11', '2031-01-01', null],
  ['1941-12-31', '2030-01-01', '2030-12-31', 89],
  // 29 February: on 1 March where there is none.
  ['2024-02-29', '2025-02-28', '2025-03-01', 1],
  ['2024-02-29', '2025-03-01', '2025-03-01', 1],
  ['2024-02-29', '2025-03-02', '2026-03-01', 2],
  ['2024-02-29', '2027-12-31', '2028-02-29', 4],
  ['2024-02-29', '2028-03-01', '2029-03-01', 5],
])('a day of %s, seen on %s, comes on %s', (firstOn, today, on, years) => {
  expect(nextOfYearly(firstOn, today)).toEqual({ on, years });
});

test('over thirty years a yearly day is never past, never further than a year, and reminded of once a year', () => {
  const dues = new Map<string, number>();
  for (let day = '2030-01-01'; day < '2060-01-01'; day = addDays(day, 1)) {
    const { on } = nextOfYearly('2024-02-29', day);
    expect(on >= day && on <= addDays(day, 366)).toBe(true);
    if (isReminderDue({ on, reminder: 'week-before' }, day))
      dues.set(day.slice(0, 4), (dues.get(day.slice(0, 4)) ?? 0) + 1);
  }
  expect([...dues.values()]).toEqual(Array.from({ length: 30 }, () => 1));
});

test.each([
  ['mothers-day', '2026-01-01', '2026-05-10'],
  ['mothers-day', '2027-05-10', '2028-05-14'],
  ['fathers-day', '2026-01-01', '2026-06-21'],
  ['thanksgiving', '2026-01-01', '2026-11-26'],
  ['thanksgiving', '2029-11-22', '2029-11-22'],
  ['thanksgiving', '2030-11-29', '2031-11-27'],
  ['valentines-day', '2026-02-15', '2027-02-14'],
  ['dia-de-los-muertos', '2026-10-31', '2026-11-01'],
  ['christmas', '2026-12-26', '2027-12-25'],
  ['new-years-eve', '2026-12-31', '2026-12-31'],
] as const)('%s after %s is on %s', (holiday, today, on) => {
  expect(nextHoliday(holiday, today)).toBe(on);
});

test('every holiday falls on its weekday in each of a hundred years', () => {
  for (let year = 2000; year < 2100; year += 1) {
    expect(weekdayOf(nextHoliday('mothers-day', `${year}-01-01`))).toBe(0);
    expect(weekdayOf(nextHoliday('thanksgiving', `${year}-01-01`))).toBe(4);
    for (const holiday of holidayNames) expect(nextHoliday(holiday, `${year}-01-01`)).toMatch(new RegExp(`^${year}-`));
  }
});

test('a reminder is due on its own day only', () => {
  const on = '2031-03-01';
  expect(isReminderDue({ on, reminder: 'same-day' }, '2031-03-01')).toBe(true);
  expect(isReminderDue({ on, reminder: 'day-before' }, '2031-02-28')).toBe(true);
  expect(isReminderDue({ on, reminder: 'week-before' }, '2031-02-22')).toBe(true);
  expect(isReminderDue({ on, reminder: 'none' }, '2031-03-01')).toBe(false);
  expect(isReminderDue({ on, reminder: 'same-day' }, '2031-02-28')).toBe(false);
});
