// Services happen in the Bay Area: every opening hour and service day is read on this clock.

export const HOME_ZONE = 'America/Los_Angeles';

const WEEKDAYS: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The wall clock in the Bay Area at an instant; `weekday` counts from Sunday = 0, `minute` from midnight. */
export type WallTime = { date: string; weekday: number; minute: number };

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: HOME_ZONE,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function wallTimeAt(instant: Date): WallTime {
  const part = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    weekday: WEEKDAYS.indexOf(part.weekday ?? ''),
    minute: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** What the Bay Area calls its clock, in winter and in summer. */
export const homeZoneNames = ['PST', 'PDT'] as const;

export function homeZoneName(instant: Date): (typeof homeZoneNames)[number] {
  // Standard time is eight hours behind, summer time seven.
  const behindMinutes =
    (instant.getUTCHours() * 60 + instant.getUTCMinutes() - wallTimeAt(instant).minute + 1440) % 1440;
  return behindMinutes === 8 * 60 ? 'PST' : 'PDT';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** Plain days of the calendar: no zone, and no hour that a change of the clock could take away. */
export function addDays(day: string, days: number): string {
  return new Date(asUtc(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((asUtc(to).getTime() - asUtc(from).getTime()) / DAY_MS);
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return asUtc(day).getUTCDay();
}

/** The same day of the year, so many years on; 29 February becomes 1 March where there is none. */
export function addYears(day: string, years: number): string {
  const date = asUtc(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** The instant at which a clock in the Bay Area shows this day and minute; for one that the clock leaps over, an hour later. */
export function instantAt(day: string, minute: number): Date {
  const asIfUtc = asUtc(day).getTime() + minute * 60_000;
  const shownAt = (instant: number) => {
    const { date, minute } = wallTimeAt(new Date(instant));
    return asUtc(date).getTime() + minute * 60_000;
  };
  const first = asIfUtc + (asIfUtc - shownAt(asIfUtc));
  const second = first + (asIfUtc - shownAt(first));
  return new Date(shownAt(second) === asIfUtc ? second : Math.max(first, second));
}
