// The calendars against tables that were worked out elsewhere.
import { expect, test } from 'vitest';
import { addDays, addYears, daysBetween, instantAt, wallTimeAt, weekdayOf } from '../dates.ts';
import { adventOf, easterOf, orthodoxPaschaOf } from './easter.ts';
import { isFederalHoliday } from './federal-holidays.ts';
import { addHebrewMonths, dayOfHebrew, hebrewDayOf, isHebrewLeapYear, yahrzeitOf } from './hebrew.ts';
import { addIslamicMonths, eidOn, islamicDayOf } from './islamic.ts';
import { isLunarNewYear } from './lunar-new-year.ts';

test.each([
  ['2026-11-15', 5787, 'Kislev', 5],
  ['2026-09-12', 5787, 'Tishri', 1],
  ['2027-02-20', 5787, 'Adar I', 13],
  ['2027-04-22', 5787, 'Nisan', 15],
  ['2028-03-11', 5788, 'Adar', 13],
  ['2030-12-31', 5791, 'Tevet', 5],
] as const)('%s is on the Hebrew calendar what the tables say', (day, year, month, dayOfMonth) => {
  expect(hebrewDayOf(day)).toEqual({ year, month, day: dayOfMonth });
  expect(dayOfHebrew({ year, month, day: dayOfMonth })).toBe(day);
});

test('every day of twelve years is found again from its Hebrew name', () => {
  for (let day = '2026-01-01'; day < '2038-01-01'; day = addDays(day, 5))
    expect(dayOfHebrew(hebrewDayOf(day)), day).toBe(day);
});

test('leap years of the Hebrew calendar come seven times in nineteen', () => {
  const leaps = Array.from({ length: 19 }, (_, place) => 5777 + place).filter(isHebrewLeapYear);
  expect(leaps).toEqual([5779, 5782, 5784, 5787, 5790, 5793, 5795]);
});

test.each([
  ['an ordinary day', '2026-11-15', 1, '2027-12-05'],
  ['its second year', '2026-11-15', 2, '2028-11-23'],
  ['Adar I, in a common year', '2027-02-20', 1, '2028-03-11'],
  ['Adar II, in a common year', '2027-03-22', 1, '2028-03-11'],
  ['Adar of a common year, in a leap year: Adar I', '2029-02-28', 1, '2030-02-16'],
  ['Adar I, again in a leap year', '2024-02-22', 3, '2027-02-20'],
  ['30 Heshvan, where the first year lacks it: the 29th', '2024-12-01', 1, '2025-11-20'],
  ['30 Adar I, in a common year: 30 Shevat', '2027-03-09', 1, '2028-02-27'],
  ['29 Elul, the last day of a year', '2026-09-11', 1, '2027-10-01'],
  ['1 Tishri, the first day of a year', '2026-09-12', 1, '2027-10-02'],
])('a yahrzeit for %s', (_, died, years, kept) => {
  expect(yahrzeitOf(died, years)).toBe(kept);
});

test('Hebrew months are counted over the new year and over the leap month', () => {
  expect(addHebrewMonths('2026-11-17', 11)).toBe('2027-10-08');
  expect(hebrewDayOf(addHebrewMonths('2027-01-10', 2))).toMatchObject({ year: 5787, month: 'Adar II' });
  // The thirtieth of a month that has only 29 days is its last.
  const thirtieth = dayOfHebrew({ year: 5787, month: 'Shevat', day: 30 }) ?? '';
  expect(hebrewDayOf(addHebrewMonths(thirtieth, 2))).toMatchObject({ month: 'Adar II', day: 29 });
});

test.each([
  ['2026-03-20', 'eid-al-fitr'],
  ['2027-03-09', 'eid-al-fitr'],
  ['2028-02-26', 'eid-al-fitr'],
  ['2026-05-27', 'eid-al-adha'],
  ['2027-05-16', 'eid-al-adha'],
  ['2028-05-05', 'eid-al-adha'],
])('%s is %s', (day, eid) => {
  expect(eidOn(day)).toBe(eid);
  expect(eidOn(addDays(day, 1))).toBeNull();
});

test.each([
  ['2026-11-15', '2027-03-23', 128],
  ['2026-12-31', '2027-05-09', 129],
  ['2027-01-01', '2027-05-10', 129],
])('four lunar months and ten days from %s are over on %s', (died, over, days) => {
  const found = addDays(addIslamicMonths(died, 4), 10);
  expect(found).toBe(over);
  expect(daysBetween(died, found)).toBe(days);
});

test('lunar months end on the last day of a short month', () => {
  for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const [from, to] = [islamicDayOf(day), islamicDayOf(addIslamicMonths(day, 1))];
    expect(to.month, day).toBe((from.month % 12) + 1);
    expect(to.day, day).toBe(from.day === 30 && to.day === 29 ? 29 : from.day);
  }
});

test.each([
  [2024, '2024-03-31', '2024-05-05', '2024-12-01'],
  [2025, '2025-04-20', '2025-04-20', '2025-11-30'],
  [2026, '2026-04-05', '2026-04-12', '2026-11-29'],
  [2027, '2027-03-28', '2027-05-02', '2027-11-28'],
  [2028, '2028-04-16', '2028-04-16', '2028-12-03'],
  [2029, '2029-04-01', '2029-04-08', '2029-12-02'],
  [2030, '2030-04-21', '2030-04-28', '2030-12-01'],
  [2038, '2038-04-25', '2038-04-25', '2038-11-28'],
  [2100, '2100-03-28', '2100-05-02', '2100-11-28'],
])('Easter, Pascha and Advent of %d', (year, easter, pascha, advent) => {
  expect([easterOf(year), orthodoxPaschaOf(year), adventOf(year)]).toEqual([easter, pascha, advent]);
});

test('Easter is a Sunday in two hundred years, and Pascha never before it', () => {
  for (let year = 1990; year < 2190; year += 1) {
    expect(weekdayOf(easterOf(year))).toBe(0);
    expect(weekdayOf(orthodoxPaschaOf(year))).toBe(0);
    expect(orthodoxPaschaOf(year) >= easterOf(year)).toBe(true);
  }
});

test.each(['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'])(
  'Lunar New Year is kept on %s',
  (day) => {
    expect(isLunarNewYear(day)).toBe(true);
    expect(isLunarNewYear(addDays(day, 7))).toBe(false);
  },
);

test.each([
  ['2026-11-26', true],
  ['2026-07-03', true],
  ['2026-05-25', true],
  ['2027-12-31', true],
  ['2026-11-25', false],
])('whether %s is a federal holiday: %s', (day, isHoliday) => {
  expect(isFederalHoliday(day)).toBe(isHoliday);
});

test('days are counted over leap days, year ends and changes of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(addYears('2028-02-29', 1)).toBe('2029-03-01');
});

test.each([
  ['2026-07-01', 9 * 60, '2026-07-01T16:00:00.000Z'],
  ['2026-12-01', 9 * 60, '2026-12-01T17:00:00.000Z'],
  ['2026-03-08', 60, '2026-03-08T09:00:00.000Z'],
  // The clock leaps from two to three.
  ['2026-03-08', 2 * 60 + 30, '2026-03-08T10:30:00.000Z'],
  ['2026-11-01', 3 * 60, '2026-11-01T11:00:00.000Z'],
])('on %s minute %d is %s', (day, minute, instant) => {
  expect(instantAt(day, minute).toISOString()).toBe(instant);
});

test('every hour of a year is found again from what the clock shows, but for the one that comes twice', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
    const { date, minute } = wallTimeAt(new Date(at));
    const found = instantAt(date, minute).getTime();
    expect(wallTimeAt(new Date(found))).toMatchObject({ date, minute });
  }
});
