// Days on the calendar and the ends of holds, as people say them.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayInWords } from '../../platform/dates';

const weekdays: MessageDescriptor[] = [
  msg`Sunday`,
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
];

/** The day it is now in the Bay Area. */
export function today(): string {
  return wallTimeAt(new Date()).date;
}

/** A day such as 2026-11-21 as 'Saturday, November 21, 2026'. */
export function calendarDay(day: string, i18n: I18n): string {
  // Eight in the evening in London is the same day in California, in summer and in winter.
  return instantsDay(new Date(`${day}T20:00:00Z`), i18n);
}

/** The end of a hold as 'Tuesday, November 17, 2026, 4:30 PM Pacific time'. */
export function momentInWords(instant: string, i18n: I18n): string {
  const at = new Date(instant);
  const day = instantsDay(at, i18n);
  const { minute } = wallTimeAt(at);
  const hour = ((Math.floor(minute / 60) + 11) % 12) + 1;
  const time = `${hour}:${String(minute % 60).padStart(2, '0')}`;
  return minute < 720 ? i18n._(msg`${day}, ${time} AM Pacific time`) : i18n._(msg`${day}, ${time} PM Pacific time`);
}

function instantsDay(at: Date, i18n: I18n): string {
  const name = weekdays[wallTimeAt(at).weekday];
  const weekday = name ? i18n._(name) : '';
  const day = dayInWords(at, i18n);
  return i18n._(msg`${weekday}, ${day}`);
}
