// Days as people say them, on the clock of the Bay Area.
// Written by us and not by Intl: server and browser disagree about details, and the page must not change as it wakes.
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

/** An instant as 'November 21, 2026', in the reader's language. */
export function dayInWords(instant: string | Date, i18n: I18n): string {
  const [year = '', monthNumber, dayOfMonth] = wallTimeAt(new Date(instant)).date.split('-');
  const name = months[Number(monthNumber) - 1];
  const month = name ? i18n._(name) : '';
  const day = Number(dayOfMonth);
  return i18n._(msg`${month} ${day}, ${year}`);
}

export function isSameDay(one: string | Date, other: string | Date): boolean {
  return wallTimeAt(new Date(one)).date === wallTimeAt(new Date(other)).date;
}
