// Easter and the days that hang on it, computed: the Western one by the Gregorian rule, the Orthodox one by the Julian.
import { addDays, weekdayOf } from '../dates.ts';

const written = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The anonymous Gregorian computus, as Meeus gives it. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return written(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** How far the Julian calendar lags behind in a year's spring. */
const julianLag = (year: number) => Math.floor(year / 100) - Math.floor(year / 400) - 2;

export function orthodoxPaschaOf(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  return addDays(written(year, month, ((d + e + 114) % 31) + 1), julianLag(year));
}

const CHRISTMAS = '12-25';
const SUNDAYS_OF_ADVENT = 4;

/** Four Sundays before Christmas. */
export function adventOf(year: number): string {
  const christmas = `${year}-${CHRISTMAS}`;
  const lastSunday = addDays(christmas, -(weekdayOf(christmas) || 7));
  return addDays(lastSunday, -7 * (SUNDAYS_OF_ADVENT - 1));
}
