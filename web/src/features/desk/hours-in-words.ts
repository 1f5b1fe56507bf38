// The chat's week as people here write it: 'Mon-Fri 9 AM - 6 PM, Sat-Sun 10 AM - 4 PM (PST)', in summer '(PDT)'.
// Written by us and not by Intl: server and browser disagree about its spaces, and the page must not change as it wakes.
import type { OpeningHours, OpenStretch } from '@evenlight/contract/desk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const weekdays: MessageDescriptor[] = [msg`Sun`, msg`Mon`, msg`Tue`, msg`Wed`, msg`Thu`, msg`Fri`, msg`Sat`];

const zones: Record<OpeningHours['zoneName'], MessageDescriptor> = { PST: msg`PST`, PDT: msg`PDT` };

// A week is read from Monday on; the contract counts from Sunday = 0.
const fromMonday = [1, 2, 3, 4, 5, 6, 0];

type Translate = (message: MessageDescriptor) => string;
export type HoursRow = { days: string; hours: string };

/** Neighbouring days with the same hours share a row. Days without any are left out. */
export function useHoursRows(week: readonly OpenStretch[]): HoursRow[] {
  const { i18n } = useLingui();
  const say: Translate = (message) => i18n._(message);
  const rows: { first: number; last: number; hours: string }[] = [];
  for (const weekday of fromMonday) {
    const hours = week
      .filter((stretch) => stretch.weekday === weekday)
      .map((stretch) => stretchInWords(stretch, say))
      .join(', ');
    const previous = rows.at(-1);
    if (previous?.hours === hours) previous.last = weekday;
    else rows.push({ first: weekday, last: weekday, hours });
  }
  return rows
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => ({ days: dayRange(first, last, say), hours }));
}

export function useHoursInWords({ week, zoneName }: Pick<OpeningHours, 'week' | 'zoneName'>): string {
  const { i18n } = useLingui();
  const inWords = useHoursRows(week)
    .map(({ days, hours }) => i18n._(msg({ message: `${days} ${hours}`, context: 'opening hours' })))
    .reduce((some, more) => (some ? i18n._(msg({ message: `${some}, ${more}`, context: 'opening hours' })) : more), '');
  const zone = i18n._(zones[zoneName]);
  return i18n._(msg({ message: `${inWords} (${zone})`, context: 'opening hours' }));
}

function dayRange(first: number, last: number, say: Translate): string {
  const [from, to] = [weekdays[first], weekdays[last]].map((day) => (day ? say(day) : ''));
  if (first === last) return `${from}`;
  return fromMonday.indexOf(last) - fromMonday.indexOf(first) === 1
    ? say(msg({ message: `${from}-${to}`, context: 'two days' }))
    : say(msg({ message: `${from}-${to}`, context: 'several days' }));
}

function stretchInWords({ opensMinute, closesMinute }: OpenStretch, say: Translate): string {
  const [from, to] = [clock(opensMinute, say), clock(closesMinute, say)];
  return say(msg({ message: `${from} - ${to}`, context: 'opening hours' }));
}

function clock(minuteOfDay: number, say: Translate): string {
  const hour = ((Math.floor(minuteOfDay / 60) + 11) % 12) + 1;
  const minutes = minuteOfDay % 60;
  const time = minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`;
  // Midnight at the end of a day belongs to the night, as at its beginning.
  const isMorning = minuteOfDay < 720 || minuteOfDay === 1440;
  return isMorning ? say(msg`${time} AM`) : say(msg`${time} PM`);
}
