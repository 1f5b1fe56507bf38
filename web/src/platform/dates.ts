// Days as people say them, on the clock of the Bay Area. Written by us and not by Intl: server and browser disagree about
// details, and the page must not change when it is hydrated.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const months: MessageDescriptor[] = [
  msg({ message: 'January', context: 'month' }),
  msg({ message: 'February', context: 'month' }),
  msg({ message: 'March', context: 'month' }),
  msg({ message: 'April', context: 'month' }),
  msg({ message: 'May', context: 'month' }),
  msg({ message: 'June', context: 'month' }),
  msg({ message: 'July', context: 'month' }),
  msg({ message: 'August', context: 'month' }),
  msg({ message: 'September', context: 'month' }),
  msg({ message: 'October', context: 'month' }),
  msg({ message: 'November', context: 'month' }),
  msg({ message: 'December', context: 'month' }),
];

const weekdays: MessageDescriptor[] = [
  msg`Sunday`,
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
];

/** An instant as 'November 21, 2026', in the reader's language. */
export function dayInWords(instant: string | Date, i18n: I18n): string {
  return plainDay(wallTimeAt(new Date(instant)).date, i18n);
}

/** A day of the calendar, such as 1941-03-04, as 'March 4, 1941'. No clock and no zone can move it. */
export function plainDay(date: string, i18n: I18n): string {
  const [year = '', monthNumber, dayOfMonth] = date.split('-');
  const name = months[Number(monthNumber) - 1];
  const month = name ? i18n._(name) : '';
  const day = Number(dayOfMonth);
  return i18n._(msg`${month} ${day}, ${year}`);
}

/** A month of the calendar, such as 2026-11, as 'November 2026'. */
export function monthInWords(yearAndMonth: string, i18n: I18n): string {
  const [year = '', monthNumber] = yearAndMonth.split('-');
  const name = months[Number(monthNumber) - 1];
  const month = name ? i18n._(name) : '';
  return i18n._(msg`${month} ${year}`);
}

/** The day it is now in the Bay Area, as calendars write it. */
export function today(): string {
  return wallTimeAt(new Date()).date;
}

export function isSameDay(one: string | Date, other: string | Date): boolean {
  return wallTimeAt(new Date(one)).date === wallTimeAt(new Date(other)).date;
}

/** A day of the calendar, such as 2026-11-21, as 'Saturday, November 21, 2026'. */
export function calendarDay(day: string, i18n: I18n): string {
  // Eight in the evening in London is the same day in California, in summer and in winter.
  return weekdayAndDay(new Date(`${day}T20:00:00Z`), i18n);
}

/** An instant as 'Tuesday, November 17, 2026, 4:30 PM Pacific time'. */
export function momentInWords(instant: string | Date, i18n: I18n): string {
  const at = new Date(instant);
  const day = weekdayAndDay(at, i18n);
  const { minute } = wallTimeAt(at);
  const time = onTheClock(minute);
  return minute < 720 ? i18n._(msg`${day}, ${time} AM Pacific time`) : i18n._(msg`${day}, ${time} PM Pacific time`);
}

/** A minute of the day as '9:00 AM'. */
export function clockTimeInWords(minute: number, i18n: I18n): string {
  const time = onTheClock(minute);
  return minute < 720 ? i18n._(msg`${time} AM`) : i18n._(msg`${time} PM`);
}

/** '9:00', of the twelve hours on a clock. */
function onTheClock(minute: number): string {
  const hour = ((Math.floor(minute / 60) + 11) % 12) + 1;
  return `${hour}:${String(minute % 60).padStart(2, '0')}`;
}

function weekdayAndDay(at: Date, i18n: I18n): string {
  const name = weekdays[wallTimeAt(at).weekday];
  const weekday = name ? i18n._(name) : '';
  const day = dayInWords(at, i18n);
  return i18n._(msg`${weekday}, ${day}`);
}
