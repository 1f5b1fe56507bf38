// Days on which county offices are shut, and many cemeteries and crematories with them.
import { addDays, weekdayOf } from '../dates.ts';

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6];
const WEEK = 7;

const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];

function nthWeekday(year: number, month: string, weekday: number, nth: number): string {
  const first = `${year}-${month}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
}

/** On a Saturday offices keep it the Friday before, on a Sunday the Monday after; the day itself is one all the same. */
function observed(day: string): string {
  if (weekdayOf(day) === SATURDAY) return addDays(day, -1);
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day;
}

function holidaysOf(year: number): string[] {
  const firstOfJune = nthWeekday(year, '06', MONDAY, 1);
  return [
    ...fixed.flatMap((monthAndDay) => [`${year}-${monthAndDay}`, observed(`${year}-${monthAndDay}`)]),
    nthWeekday(year, '01', MONDAY, 3),
    nthWeekday(year, '02', MONDAY, 3),
    addDays(firstOfJune, -WEEK),
    nthWeekday(year, '09', MONDAY, 1),
    nthWeekday(year, '10', MONDAY, 2),
    nthWeekday(year, '11', THURSDAY, 4),
  ];
}

export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  // New Year's Day of the next year may be kept on the last day of this one.
  return holidaysOf(year).includes(day) || holidaysOf(year + 1).includes(day);
}
