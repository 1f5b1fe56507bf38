// Which day comes when. Pure: plain days in, plain days out.
import { addDays, addYears, weekdayOf } from '@evenlight/contract/dates';
import type { DayReminder } from '@evenlight/contract/self-care/days';
import { keysOf } from '../../../platform/entries.ts';

type Next = { on: string; years: number | null };

/**
 * The next time a yearly day comes, today included, and how many years it is then. 29 February is kept on 1 March in
 * years that have none, as everywhere in the house.
 */
export function nextOfYearly(firstOn: string, today: string): Next {
  if (firstOn >= today) return { on: firstOn, years: null };
  const passed = Number(today.slice(0, 4)) - Number(firstOn.slice(0, 4));
  const thisYear = addYears(firstOn, passed);
  const years = thisYear >= today ? passed : passed + 1;
  return { on: addYears(firstOn, years), years: years > 0 ? years : null };
}

const DAYS_BEFORE: Record<Exclude<DayReminder, 'none'>, number> = { 'same-day': 0, 'day-before': 1, 'week-before': 7 };

export function isReminderDue({ on, reminder }: { on: string; reminder: DayReminder }, today: string): boolean {
  return reminder !== 'none' && addDays(today, DAYS_BEFORE[reminder]) === on;
}

/** Counted from 1; Sunday is 0. */
function nthWeekday(year: number, month: string, weekday: number, nth: number): string {
  const first = `${year}-${month}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

const [SUNDAY, THURSDAY] = [0, 4];

/** Days that are hard for many, wherever they pray; the rites of a faith come from a family's own timeline. */
const holidays = {
  'valentines-day': (year: number) => `${year}-02-14`,
  'mothers-day': (year: number) => nthWeekday(year, '05', SUNDAY, 2),
  'fathers-day': (year: number) => nthWeekday(year, '06', SUNDAY, 3),
  'dia-de-los-muertos': (year: number) => `${year}-11-01`,
  thanksgiving: (year: number) => nthWeekday(year, '11', THURSDAY, 4),
  christmas: (year: number) => `${year}-12-25`,
  'new-years-eve': (year: number) => `${year}-12-31`,
} as const;
export type Holiday = keyof typeof holidays;
export const holidayNames = keysOf(holidays);

export function nextHoliday(holiday: Holiday, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = holidays[holiday](year);
  return thisYear >= today ? thisYear : holidays[holiday](year + 1);
}
