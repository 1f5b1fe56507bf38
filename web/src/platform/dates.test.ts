import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { calendarDay, dayInWords, isSameDay, momentInWords } from './dates';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

test('a day is written out, as on the Bay Area calendar', () => {
  expect(dayInWords('2026-11-21T20:00:00Z', english)).toBe('November 21, 2026');
  expect(dayInWords('2026-03-05T20:00:00Z', english)).toBe('March 5, 2026');
  // Already the first of January in London, and still New Year's Eve here.
  expect(dayInWords('2027-01-01T03:00:00Z', english)).toBe('December 31, 2026');
});

test('two instants are on the same day when the Bay Area says so', () => {
  expect(isSameDay('2026-11-21T09:00:00Z', '2026-11-22T06:00:00Z')).toBe(true);
  expect(isSameDay('2026-11-21T07:00:00Z', '2026-11-21T09:00:00Z')).toBe(false);
});

test('a day of the calendar is that day, whatever the zone of whoever reads it', () => {
  expect(calendarDay('2026-11-21', english)).toBe('Saturday, November 21, 2026');
  expect(calendarDay('2026-07-01', english)).toBe('Wednesday, July 1, 2026');
});

test('a moment is said with its weekday and the clock of the Bay Area', () => {
  expect(momentInWords('2026-11-17T23:05:00Z', english)).toBe('Tuesday, November 17, 2026, 3:05 PM Pacific time');
  expect(momentInWords('2026-11-18T08:00:00Z', english)).toBe('Wednesday, November 18, 2026, 12:00 AM Pacific time');
  expect(momentInWords('2026-07-01T19:30:00Z', english)).toBe('Wednesday, July 1, 2026, 12:30 PM Pacific time');
});
