// The calendars of the second reading, by plain arithmetic: no library, and nothing of the product's own calendars.

/** A civil day as a whole number: days since 1 January 1970. */
export type DayNumber = number;

export const dayNumber = (isoDate: string): DayNumber => Date.parse(`${isoDate}T00:00:00Z`) / 86_400_000;
export const isoDate = (day: DayNumber): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
/** Sunday is 0. 1 January 1970 was a Thursday. */
export const weekday = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;
export const civilYear = (day: DayNumber): number => Number(isoDate(day).slice(0, 4));
export const monthAndDay = (day: DayNumber): string => isoDate(day).slice(5);

export type HebrewDate = { year: number; month: string; day: number };

// 1 January 1970 is day 719163 of the count in which the Hebrew year 1 begins on day -1373427.
const HEBREW_EPOCH = -1_373_427 - 719_163;

export const isHebrewLeapYear = (year: number): boolean => (7 * year + 1) % 19 < 7;

/** Days from the epoch to the mean new moon of Tishri, with the rule that no year begins on a Sunday, Wednesday or Friday. */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const day = 29 * months + Math.floor((12_084 + 13_753 * months) / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

function hebrewNewYear(year: number): DayNumber {
  const [before, now, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  const tooLongAYear = after - now === 356 ? 2 : 0;
  const tooShortAYear = now - before === 382 ? 1 : 0;
  return HEBREW_EPOCH + now + (tooLongAYear || tooShortAYear);
}

export function monthsOfHebrewYear(year: number): { month: string; days: number }[] {
  const length = hebrewNewYear(year + 1) - hebrewNewYear(year);
  const adars = isHebrewLeapYear(year) ? { 'Adar I': 30, 'Adar II': 29 } : { Adar: 29 };
  const days = {
    Tishri: 30,
    Heshvan: length % 10 === 5 ? 30 : 29,
    Kislev: length % 10 === 3 ? 29 : 30,
    Tevet: 29,
    Shevat: 30,
    ...adars,
    Nisan: 30,
    Iyar: 29,
    Sivan: 30,
    Tamuz: 29,
    Av: 30,
    Elul: 29,
  };
  return Object.entries(days).map(([month, count]) => ({ month, days: count }));
}

export function hebrewDateOf(day: DayNumber): HebrewDate {
  let year = civilYear(day) + 3761;
  if (day < hebrewNewYear(year)) year -= 1;
  let left = day - hebrewNewYear(year);
  for (const { month, days } of monthsOfHebrewYear(year)) {
    if (left < days) return { year, month, day: left + 1 };
    left -= days;
  }
  throw new Error(`No Hebrew month holds ${isoDate(day)}`);
}

/** The civil day of a Hebrew date; day 30 of a month of 29 is the first of the next month. */
export function dayOfHebrewDate({ year, month, day }: HebrewDate): DayNumber {
  let start = hebrewNewYear(year);
  for (const candidate of monthsOfHebrewYear(year)) {
    if (candidate.month === month) return start + day - 1;
    start += candidate.days;
  }
  throw new Error(`The Hebrew year ${year} has no ${month}`);
}

/** The same day so many Hebrew months later, or the last day of that month if it is shorter. */
export function hebrewMonthsLater(from: DayNumber, count: number): DayNumber {
  const start = hebrewDateOf(from);
  const months = [0, 1, 2].flatMap((years) =>
    monthsOfHebrewYear(start.year + years).map((month) => ({ ...month, year: start.year + years })),
  );
  const target = months[months.findIndex((month) => month.month === start.month) + count];
  if (!target) throw new Error('So many months are not counted here');
  return dayOfHebrewDate({ year: target.year, month: target.month, day: Math.min(start.day, target.days) });
}

/** Easter of the western churches, by the table method of the Gregorian calendar. */
export function westernEaster(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const toSunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return dayNumber(`${year}-03-28`) + moon - toSunday;
}

/** Pascha: reckoned in the Julian calendar, which is 13 days behind until the year 2099. */
export function orthodoxPascha(year: number): DayNumber {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return dayNumber(`${year}-03-22`) + moon + toSunday + 13;
}

const UMALQURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function islamicDateOf(day: DayNumber): { year: number; month: number; day: number } {
  const parts = UMALQURA.formatToParts(day * 86_400_000);
  const read = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** The same day so many Islamic months later (the last day of a shorter month), found by walking day by day. */
export function islamicMonthsLater(from: DayNumber, count: number): DayNumber {
  const start = islamicDateOf(from);
  const months = start.year * 12 + start.month - 1 + count;
  let found = from;
  // Months have 29 or 30 days, so nothing is missed by beginning there.
  for (let day = from + 28 * count; ; day += 1) {
    const date = islamicDateOf(day);
    const reached = date.year * 12 + date.month - 1;
    if (reached > months) return found;
    if (reached === months) found = day;
    if (reached === months && date.day === start.day) return day;
  }
}
