// The Hebrew calendar, read from the platform's own tables. Plain days only: sunset is for the caller to ask about.
import { addDays } from '../dates.ts';

/** As the platform writes them. A leap year has Adar I and Adar II, a common one Adar. */
export const hebrewMonths = [
  ...(['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar', 'Adar I', 'Adar II'] as const),
  ...(['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul'] as const),
] as const;
export type HebrewMonth = (typeof hebrewMonths)[number];
export type HebrewDay = { year: number; month: HebrewMonth; day: number };

const formatter = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

// Formatting a day costs more than everything around it, and the same few hundred are asked for again and again.
const KEPT_DAYS = 10_000;
const keptDays = new Map<string, HebrewDay>();

export function hebrewDayOf(day: string): HebrewDay {
  const kept = keptDays.get(day);
  if (kept) return kept;
  if (keptDays.size >= KEPT_DAYS) keptDays.clear();
  const found = readHebrewDay(day);
  keptDays.set(day, found);
  return found;
}

function readHebrewDay(day: string): HebrewDay {
  const parts = formatter.formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const month = hebrewMonths.find((name) => name === part('month'));
  if (!month) throw new Error(`The platform writes a Hebrew month in another way: '${part('month')}'.`);
  return { year: Number(part('year')), month, day: Number(part('day')) };
}

// Seven years of every nineteen have a thirteenth month.
export function isHebrewLeapYear(year: number): boolean {
  return (7 * year + 1) % 19 < 7;
}

function monthsOf(year: number): HebrewMonth[] {
  const left = isHebrewLeapYear(year) ? ['Adar'] : ['Adar I', 'Adar II'];
  return hebrewMonths.filter((month) => !left.includes(month));
}

/** The first day of a Hebrew year: found from near where it must lie. */
function newYearOf(year: number): string {
  let day = `${year - 3761}-09-01`;
  while (hebrewDayOf(day).year !== year) day = addDays(day, 1);
  return day;
}

const MONTH_MAX_DAYS = 30;

/** The plain day of a Hebrew one; null when that month has no such day in that year. */
export function dayOfHebrew({ year, month, day }: HebrewDay): string | null {
  const place = monthsOf(year).indexOf(month);
  if (place === -1) return null;
  // Months have 29 or 30 days, so the month begins no later than this, and at most half of that earlier.
  let found = addDays(newYearOf(year), place * 29);
  for (let step = 0; step <= place + MONTH_MAX_DAYS; step += 1, found = addDays(found, 1)) {
    const at = hebrewDayOf(found);
    if (at.year === year && at.month === month && at.day === day) return found;
  }
  return null;
}

/** So many Hebrew months later; the last day of a month that is too short. */
export function addHebrewMonths(day: string, months: number): string {
  const from = hebrewDayOf(day);
  let { year } = from;
  let place = monthsOf(year).indexOf(from.month) + months;
  while (place >= monthsOf(year).length) {
    place -= monthsOf(year).length;
    year += 1;
  }
  const month = monthsOf(year)[place] ?? from.month;
  return dayOfHebrew({ year, month, day: from.day }) ?? lastDayOf(year, month);
}

function lastDayOf(year: number, month: HebrewMonth): string {
  return dayOfHebrew({ year, month, day: MONTH_MAX_DAYS }) ?? dayOfHebrew({ year, month, day: 29 }) ?? newYearOf(year);
}

/** In which Adar of a leap year a death in the one Adar of a common year is remembered. */
export type AdarCustom = 'ashkenazi' | 'sephardi';

/**
 * The nth anniversary of a death on the Hebrew calendar. Thirtieth days that a month lacks follow the common Ashkenazi
 * custom; where customs part, the family is told to ask.
 */
export function yahrzeitOf(dayOfDeath: string, years: number, custom: AdarCustom = 'ashkenazi'): string {
  const died = hebrewDayOf(dayOfDeath);
  const year = died.year + years;
  if (died.day === 30) return thirtieth(died, year, years);
  const month = sameMonth(died.month, year, custom);
  return dayOfHebrew({ year, month, day: died.day }) ?? lastDayOf(year, died.month);
}

function sameMonth(month: HebrewMonth, year: number, custom: AdarCustom): HebrewMonth {
  const isLeap = isHebrewLeapYear(year);
  if (month === 'Adar' && isLeap) return custom === 'sephardi' ? 'Adar II' : 'Adar I';
  if (month === 'Adar') return month;
  if (month === 'Adar I' || month === 'Adar II') return isLeap ? month : 'Adar';
  return month;
}

function thirtieth({ year: yearOfDeath, month }: HebrewDay, year: number, years: number): string {
  // Adar of a common year has 29 days, so that the thirtieth of Adar I falls back on Shevat.
  if (month === 'Adar I' && !isHebrewLeapYear(year)) return dayOfHebrew({ year, month: 'Shevat', day: 30 }) ?? '';
  const same = dayOfHebrew({ year, month, day: 30 });
  if (same) return same;
  // Where the first year lacked the day, the 29th was kept and stays; where a later one does, the next month begins.
  const isFirstLacking = dayOfHebrew({ year: yearOfDeath + 1, month, day: 30 }) === null;
  const last = dayOfHebrew({ year, month, day: 29 }) ?? newYearOf(year);
  return years === 1 || isFirstLacking ? last : addDays(last, 1);
}
