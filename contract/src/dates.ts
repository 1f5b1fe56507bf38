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
