// Reading the chat's week as a person writes it.
import type { OpenStretch } from '@evenlight/contract/desk';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WRITTEN = /^([a-z]{3})(?:-([a-z]{3}))? (\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/i;

/** `Mon-Fri 9-18` or `Sat 10:30-16`, on a 24-hour clock. Null when it cannot be read. */
export function readOpenStretches(text: string): OpenStretch[] | null {
  const [, from, to, opensHour, opensPast, closesHour, closesPast] = WRITTEN.exec(text.trim()) ?? [];
  if (!from || opensHour === undefined || closesHour === undefined) return null;
  const days = daysBetween(from, to ?? from);
  const opensMinute = Number(opensHour) * 60 + Number(opensPast ?? 0);
  const closesMinute = Number(closesHour) * 60 + Number(closesPast ?? 0);
  const isPastTheHour = Number(opensPast ?? 0) > 59 || Number(closesPast ?? 0) > 59;
  if (!days || isPastTheHour || opensMinute >= closesMinute || closesMinute > 24 * 60) return null;
  return days.map((weekday) => ({ weekday, opensMinute, closesMinute }));
}

/** Weeks go round: from Saturday to Sunday is two days. */
function daysBetween(from: string, to: string): number[] | null {
  const [first, last] = [DAYS.indexOf(from.toLowerCase()), DAYS.indexOf(to.toLowerCase())];
  if (first < 0 || last < 0) return null;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, step) => (first + step) % DAYS.length);
}
