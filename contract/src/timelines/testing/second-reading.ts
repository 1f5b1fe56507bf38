// A second reading of the timeline rules, written from the knowledge file alone and never from the product's code.
// Plain and slow on purpose: it exists to disagree with the product where one of the two is wrong.
import { isFederalHoliday } from '../../calendars/federal-holidays.ts';
import {
  civilYear,
  type DayNumber,
  dayNumber,
  hebrewDateOf,
  hebrewMonthsLater,
  islamicMonthsLater,
  isoDate,
  monthAndDay,
  orthodoxPascha,
  weekday,
  westernEaster,
} from './second-reading-calendars.ts';
import { firstYahrzeit, isClosedToJewishBurial, mourningAfter } from './second-reading-mourning.ts';
import { ROWS } from './second-reading-rows.ts';

export type Family = {
  tradition: keyof typeof ROWS;
  branch?: string;
  died: string;
  afterSunset?: boolean;
  service: string;
  customs: readonly string[];
  veteran?: boolean;
  survivingWife?: boolean;
};

type ReadDays = { key: string; from: string | null; to: string | null };

type Row = { key: string; category: string; days: string; onlyIf: string | undefined };

const tables = new Map(Object.entries(ROWS).map(([tradition, table]) => [tradition, rowsIn(table)]));
const rowsOf = (tradition: Family['tradition']): Row[] => tables.get(tradition) ?? [];

function rowsIn(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', kind = '', days = '', onlyIf] = line.trim().split(' ');
      return { key, category: kind.slice(0, 1), days, onlyIf };
    });
}

function appliesTo(family: Family, { key, onlyIf }: Row): boolean {
  if (!onlyIf) return true;
  const chosen = family.customs.includes(key);
  if (onlyIf === 'optIn') return chosen;
  if (onlyIf === 'veteran') return family.veteran === true;
  if (onlyIf === 'survivingWife') return family.survivingWife === true;
  const [branch] = onlyIf.replace('branch=', '').split('oroptIn');
  return family.branch === branch || (onlyIf.endsWith('oroptIn') && chosen);
}

/** The same day and month a year later; 29 February is kept on 1 March. */
function aYearAfter(day: DayNumber): DayNumber {
  const [year = 0, month = 1, dayOfMonth] = isoDate(day).split('-').map(Number);
  return Date.UTC(year + 1, month - 1, dayOfMonth) / 86_400_000;
}

function pointOf(family: Family, words: string): DayNumber | null {
  const [died, service] = [dayNumber(family.died), dayNumber(family.service)];
  const hebrewDeath = died + (family.afterSunset ? 1 : 0);
  if (words === 'D+1y') return aYearAfter(died);
  if (words === 'ISL(D,4mo+10d)') return islamicMonthsLater(died, 4) + 10;
  if (words === 'HEB(S,11mo)') return hebrewMonthsLater(service, 11);
  if (words === 'HEB(D,12mo)') return hebrewMonthsLater(hebrewDeath, 12);
  if (words === 'YAHRZEIT(1)')
    return firstYahrzeit(hebrewDateOf(hebrewDeath), family.branch === 'sephardi' ? 'sephardi' : 'ashkenazi');
  if (words.startsWith('TITHI')) return null;
  const [, anchor, days] = /^([DS])([+-]\d+)$/.exec(words) ?? [];
  if (!anchor) throw new Error(`Nobody can read ${words}`);
  return (anchor === 'D' ? died : service) + Number(days);
}

const LORDS_FEASTS = ['01-06', '02-02', '03-25', '08-06', '09-14', '12-25'];

/** No memorials from Lazarus Saturday to Thomas Sunday, nor on the great feasts of the Lord. */
function isClosedToOrthodoxMemorials(day: DayNumber): boolean {
  const fromPascha = day - orthodoxPascha(civilYear(day));
  const [ascension, pentecost] = [39, 49];
  if (fromPascha >= -8 && fromPascha <= 7) return true;
  return fromPascha === ascension || fromPascha === pentecost || LORDS_FEASTS.includes(monthAndDay(day));
}

/** The nearest open day after the death; of two as near, the earlier. */
function nearestOpenDay(day: DayNumber, died: DayNumber): DayNumber {
  const isOpen = (candidate: DayNumber) => candidate > died && !isClosedToOrthodoxMemorials(candidate);
  for (let away = 0; ; away += 1) {
    if (isOpen(day - away)) return day - away;
    if (isOpen(day + away)) return day + away;
  }
}

/** No Mass is said on Good Friday and Holy Saturday: Masses for the dead wait for the Monday after Easter. */
function openForMass(day: DayNumber): DayNumber {
  const easter = westernEaster(civilYear(day));
  return day === easter - 2 || day === easter - 1 ? easter + 1 : day;
}

const CHURCH_MEMORIALS = ['chr-day3-9', 'chr-day40', 'chr-month', 'chr-anniversary'];

function openDay(family: Family, key: string, day: DayNumber): DayNumber {
  if (!CHURCH_MEMORIALS.includes(key)) return day;
  if (family.branch === 'orthodox') return nearestOpenDay(day, dayNumber(family.died));
  return family.branch === 'catholic' ? openForMass(day) : day;
}

const isCountyOpen = (day: DayNumber) => ![0, 6].includes(weekday(day)) && !isFederalHoliday(isoDate(day));

/** Of the days until the permit is needed, those on which the county is open; all of them if it never is. */
function permitDays(from: DayNumber, to: DayNumber, died: DayNumber): [DayNumber, DayNumber] {
  const open: DayNumber[] = [];
  for (let day = died; day <= to; day += 1) if (isCountyOpen(day)) open.push(day);
  const start = open.findLast((day) => day <= from) ?? open[0];
  return start === undefined ? [from, to] : [start, open.at(-1) ?? start];
}

function jewishDays(family: Family, key: string): [DayNumber, DayNumber] | null {
  const service = dayNumber(family.service);
  const { shivaFrom, shivaTo, shloshimTo } = mourningAfter(service);
  if (key === 'jew-shiva') return [shivaFrom, shivaTo];
  if (key === 'jew-shiva-end') return [shivaTo, shivaTo];
  if (key === 'jew-shloshim') return [shloshimTo, shloshimTo];
  if (key !== 'jew-unveiling') return null;
  let [opening, closing] = [service + 30, pointOf(family, 'HEB(D,12mo)') ?? 0];
  while (isClosedToJewishBurial(opening)) opening += 1;
  while (isClosedToJewishBurial(closing)) closing -= 1;
  return [opening, Math.max(opening, closing)];
}

/** Nothing is before the death; what prepares the service, or says farewell before it, is not after it. */
function inOrder(family: Family, row: Row, words: string, day: DayNumber): DayNumber {
  const isBeforeService = row.category === 'p' || (row.category === 'c' && words.startsWith('D'));
  const notLate = isBeforeService ? Math.min(day, dayNumber(family.service)) : day;
  return Math.max(notLate, dayNumber(family.died));
}

function spansOf(family: Family, row: Row): ([DayNumber, DayNumber] | null)[] {
  const jewish = family.tradition === 'jewish' ? jewishDays(family, row.key) : null;
  if (jewish) return [jewish];
  const parts = row.days.includes('(') ? [row.days] : row.days.split(',');
  return parts.map((part) => {
    const [first = '', last = first] = part.split('..');
    const [from, to] = [pointOf(family, first), pointOf(family, last)];
    if (from === null || to === null) return null;
    const [start, end] = [inOrder(family, row, first, from), inOrder(family, row, last, to)];
    if (row.key === 'civ-permit') return permitDays(start, end, dayNumber(family.died));
    const opened = openDay(family, row.key, start);
    return [opened, Math.max(opened, end === start ? opened : end)];
  });
}

/** Every rite of the table that is this family's, by its day and then by the table; null where a pandit names the day. */
export function readAgain(family: Family): ReadDays[] {
  const found = rowsOf(family.tradition)
    .filter((row) => appliesTo(family, row))
    .flatMap((row) => spansOf(family, row).map((span) => ({ key: row.key, span })));
  const order = (span: [DayNumber, DayNumber] | null) => span?.[0] ?? aYearAfter(dayNumber(family.died));
  return found
    .sort((one, other) => order(one.span) - order(other.span))
    .map(({ key, span }) => ({ key, from: span && isoDate(span[0]), to: span && isoDate(span[1]) }));
}

export const customsOf = (tradition: Family['tradition']) =>
  rowsOf(tradition).flatMap(({ key, onlyIf }) => (onlyIf?.endsWith('optIn') ? [key] : []));

/** Whether the rules close a day to the service of a family, unless its clergy agrees. */
export function isClosedToService({ tradition, branch, died }: Family, day: DayNumber): boolean {
  if (tradition === 'jewish') return isClosedToJewishBurial(day);
  if (branch === 'tibetan') return day < dayNumber(died) + 4;
  if (branch === 'orthodox') return weekday(day) === 0 || day === orthodoxPascha(civilYear(day)) - 2;
  return branch === 'catholic' && isClosedToFuneralMass(day);
}

function isClosedToFuneralMass(day: DayNumber): boolean {
  const fromEaster = day - westernEaster(civilYear(day));
  if (fromEaster >= -3 && fromEaster <= 0) return true;
  const date = monthAndDay(day);
  if (date === '12-08' || date === '12-25') return true;
  if (['01-01', '08-15', '11-01'].includes(date) && ![6, 1].includes(weekday(day))) return true;
  // Advent begins on the fourth Sunday before Christmas, which is 27 November at the earliest.
  const isInSeason = (fromEaster >= -42 && fromEaster <= 49) || (date >= '11-27' && date <= '12-24');
  return weekday(day) === 0 && isInSeason;
}
