// Which hours of a day are offered, on the Bay Area clock.

import { isFederalHoliday } from '@evenlight/contract/calendars/federal-holidays';
import { CONSULTATION_MINUTES, firstBookableDay, lastBookableDay, type Slot } from '@evenlight/contract/consultations';
import { instantAt, wallTimeAt, weekdayOf } from '@evenlight/contract/dates';
import type { OpenStretch } from '@evenlight/contract/desk';
import { timeOf } from '@evenlight/contract/scheduling';

export type Stretch = Pick<OpenStretch, 'opensMinute' | 'closesMinute'>;

/** `special`: the day's own hours where our team has said so, which may be none. */
export type DayHours = { week: readonly OpenStretch[]; special: readonly Stretch[] | undefined };

export function isBookableDay(day: string, now: Date): boolean {
  return firstBookableDay(now) <= day && day <= lastBookableDay(now);
}

export function slotsOn(day: string, { week, special }: DayHours): Slot[] {
  const usual = isFederalHoliday(day) ? [] : week.filter(({ weekday }) => weekday === weekdayOf(day));
  const minutes = (special ?? usual).flatMap(startsIn).filter((minute) => isOnTheClock(day, minute));
  return [...new Set(minutes)].sort((one, other) => one - other).map(timeOf);
}

/** Talks begin on the step, and end before the stretch does. */
function startsIn({ opensMinute, closesMinute }: Stretch): number[] {
  const talks = Math.max(0, Math.floor((closesMinute - opensMinute) / CONSULTATION_MINUTES));
  return Array.from({ length: talks }, (_, at) => opensMinute + at * CONSULTATION_MINUTES);
}

/** On one night of the year the clock leaps over an hour. */
function isOnTheClock(day: string, minute: number): boolean {
  const shown = wallTimeAt(instantAt(day, minute));
  return shown.date === day && shown.minute === minute;
}

export function slotOf(startsAt: Date): { date: string; time: Slot } {
  const { date, minute } = wallTimeAt(startsAt);
  return { date, time: timeOf(minute) };
}

export function overlap(stretches: readonly Stretch[]): boolean {
  const sorted = [...stretches].sort((one, other) => one.opensMinute - other.opensMinute);
  return sorted.some(({ opensMinute, closesMinute }, at) => {
    const next = sorted[at + 1];
    return opensMinute >= closesMinute || (next !== undefined && next.opensMinute < closesMinute);
  });
}
