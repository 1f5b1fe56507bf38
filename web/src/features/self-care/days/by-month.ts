// The days of a calendar, month by month, and how far away each is.
import { daysBetween } from '@evenlight/contract/dates';
import type { GriefDay } from '@evenlight/contract/self-care/days';

type Month = { month: string; days: GriefDay[] };

/** `days` come the soonest first. Single days that are over are told apart. */
export function byMonth(days: readonly GriefDay[], today: string): { months: Month[]; over: GriefDay[] } {
  const months: Month[] = [];
  for (const day of days.filter(({ on }) => on >= today)) {
    const month = day.on.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.days.push(day);
    else months.push({ month, days: [day] });
  }
  return { months, over: days.filter(({ on }) => on < today) };
}

export type Distance = { unit: 'today' | 'tomorrow' | 'days' | 'weeks' | 'months'; count: number };

const [WEEK, MONTH] = [7, 30.44];

/** Near days are counted exactly, far ones roughly. */
export function distanceTo(on: string, today: string): Distance {
  const count = daysBetween(today, on);
  if (count <= 0) return { unit: 'today', count: 0 };
  if (count === 1) return { unit: 'tomorrow', count: 1 };
  if (count < 21) return { unit: 'days', count };
  if (count < 60) return { unit: 'weeks', count: Math.round(count / WEEK) };
  return { unit: 'months', count: Math.round(count / MONTH) };
}
