// The Islamic calendar of Umm al-Qura, from the platform's own tables. A local sighting of the moon may differ by a day.
import { addDays } from '../dates.ts';

/** `month` counts from Muharram = 1. */
export type IslamicDay = { year: number; month: number; day: number };

const formatter = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

export function islamicDayOf(day: string): IslamicDay {
  const parts = formatter.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value.replace(/\D/g, ''));
  return { year: part('year'), month: part('month'), day: part('day') };
}

const MONTHS = 12;
const [SHAWWAL, DHU_AL_HIJJA] = [10, 12];

/** So many lunar months later; the last day of a month that is too short. */
export function addIslamicMonths(day: string, months: number): string {
  const from = islamicDayOf(day);
  const place = from.month - 1 + months;
  const wanted = { year: from.year + Math.floor(place / MONTHS), month: (place % MONTHS) + 1 };
  // A little before where it must lie.
  let found = addDays(day, months * 29);
  while (!isSameMonth(islamicDayOf(found), wanted)) found = addDays(found, 1);
  found = addDays(found, 1 - islamicDayOf(found).day);
  const last = addDays(found, from.day - 1);
  return isSameMonth(islamicDayOf(last), wanted) ? last : addDays(last, -1);
}

function isSameMonth(one: Omit<IslamicDay, 'day'>, other: Omit<IslamicDay, 'day'>): boolean {
  return one.year === other.year && one.month === other.month;
}

export type Eid = 'eid-al-fitr' | 'eid-al-adha';

export function eidOn(day: string): Eid | null {
  const at = islamicDayOf(day);
  if (at.month === SHAWWAL && at.day === 1) return 'eid-al-fitr';
  return at.month === DHU_AL_HIJJA && at.day === 10 ? 'eid-al-adha' : null;
}
