// When a group meets. Its days are days of the calendar and its hour is read on the Bay Area's clock, so that a meeting
// at half past six stays at half past six when the clocks change.
import { addDays, daysBetween, instantAt, wallTimeAt } from '@evenlight/contract/dates';
import type { Meeting } from '@evenlight/contract/support/groups';

export type Rhythm = { firstDay: string; everyWeeks: number; startMinute: number; minutes: number };

/** The first day on or after `from` on which the group meets. */
function meetingDayFrom({ firstDay, everyWeeks }: Rhythm, from: string): string {
  const days = daysBetween(firstDay, from);
  if (days <= 0) return firstDay;
  const step = everyWeeks * 7;
  return addDays(firstDay, Math.ceil(days / step) * step);
}

export function isMeetingDay(rhythm: Rhythm, day: string): boolean {
  return meetingDayFrom(rhythm, day) === day;
}

/** The next ones that are not over yet; one that is under way is still named. */
export function nextMeetings(rhythm: Rhythm, now: Date, count: number): Meeting[] {
  const step = rhythm.everyWeeks * 7;
  // One that began late yesterday may last past midnight.
  const first = meetingDayFrom(rhythm, addDays(wallTimeAt(now).date, -1));
  return Array.from({ length: count + 1 }, (_, at) => meetingOn(rhythm, addDays(first, at * step)))
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .slice(0, count);
}

function meetingOn({ startMinute, minutes }: Rhythm, day: string): Meeting {
  const startsAt = instantAt(day, startMinute);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
