// Shiva and the thirty days after a Jewish burial, and what the festivals do to them.
import { hebrewDayOf } from '../calendars/hebrew.ts';
import { addDays } from '../dates.ts';
import { isCholHamoed, isFestivalBeginning, isJewishRestDay, isYomTov } from '../service-days.ts';
import type { Remark } from './remark.ts';

const LAST_DAY_OF_SHIVA = 6;
const LAST_DAY_OF_SHLOSHIM = 29;
const WEEK = 7;

export type Mourning = {
  shiva: { start: string; end: string; remarks: Remark[] };
  shloshim: { day: string; remarks: Remark[] };
};

export function mourningAfter(burial: string): Mourning {
  const { festival, ...shiva } = shivaAfter(burial);
  const shloshim = festival ? shloshimCutBy(festival) : shloshimAfter(burial, shiva.end);
  return { shiva, shloshim };
}

/** `festival`: the one that has cut it short. */
function shivaAfter(burial: string): Mourning['shiva'] & { festival: string | null } {
  const start = lastDayOfFestival(burial) ?? burial;
  const remarks: Remark[] = start === burial ? [] : [{ code: 'shiva-after-festival', day: start }];
  const last = addDays(start, LAST_DAY_OF_SHIVA);
  const festival = firstFestival(start, last);
  if (!festival) return { start, end: last, remarks, festival };
  return {
    start,
    end: addDays(festival, -1),
    remarks: [...remarks, { code: 'shiva-ends-at-festival', day: festival }],
    festival,
  };
}

/** The thirty days count from the burial, also where shiva had to wait; a festival after shiva ends them. */
function shloshimAfter(burial: string, shivaOver: string): Mourning['shloshim'] {
  const last = addDays(burial, LAST_DAY_OF_SHLOSHIM);
  const festival = firstFestival(shivaOver, last);
  return festival ? endedAt(festival, shivaOver) : gatheredOn(last, []);
}

/** On its eve, or before a Shabbat that is its eve; but not before shiva is over. */
function endedAt(festival: string, shivaOver: string): Mourning['shloshim'] {
  const eve = addDays(festival, -1);
  const gathering = lastWorkingDay(eve);
  return {
    day: gathering < shivaOver ? eve : gathering,
    remarks: [{ code: 'shloshim-ends-at-festival', day: festival }],
  };
}

/**
 * Days from the beginning of a festival that has cut shiva short to the thirtieth. What was kept of shiva counts as
 * seven. Eight days of Passover make that fifteen. The first day of Shavuot counts as seven and the second as one:
 * fifteen as well. Seven days of Sukkot, its end as seven more, and Simchat Torah make it twenty-two.
 */
const daysToThirtieth: Partial<Record<string, number>> = { Nisan: 7 + 15, Sivan: 1 + 15, Tishri: 8 + 8 };
const FIRST_DAY_OF_SUKKOT = 15;
// From the new year to Yom Kippur, and from there to Sukkot, are fewer days than this.
const NEXT_FESTIVAL_DAYS = 14;

/** After the new year Yom Kippur ends the thirty days, and after Yom Kippur Sukkot does; otherwise they are counted on. */
function shloshimCutBy(festival: string): Mourning['shloshim'] {
  const { month, day } = hebrewDayOf(festival);
  const next = firstFestival(festival, addDays(festival, NEXT_FESTIVAL_DAYS));
  if (next && month === 'Tishri' && day < FIRST_DAY_OF_SUKKOT) return endedAt(next, festival);
  const last = addDays(festival, daysToThirtieth[month] ?? LAST_DAY_OF_SHLOSHIM);
  return gatheredOn(last, [{ code: 'festival-shortens-shloshim', day: last }]);
}

function gatheredOn(last: string, remarks: Remark[]): Mourning['shloshim'] {
  if (!isJewishRestDay(last)) return { day: last, remarks };
  return { day: nextWorkingDay(last), remarks: [...remarks, { code: 'moved-off-rest-day', day: last }] };
}

/** The first festival that begins after one day, and no later than another. */
function firstFestival(after: string, until: string): string | null {
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) if (isFestivalBeginning(day)) return day;
  return null;
}

/**
 * The last day of the festival in which a day lies. Outside Israel it counts as the first of the seven, although the
 * family sits only from its evening on. Null on every other day.
 */
function lastDayOfFestival(day: string): string | null {
  if (!isOfFestival(day)) return null;
  let last = day;
  while (isOfFestival(addDays(last, 1))) last = addDays(last, 1);
  return last;
}

const isOfFestival = (day: string) => isCholHamoed(day) || isYomTov(day);

/** For gatherings and unveilings, which are held on no Shabbat and no festival. */
export function nextWorkingDay(day: string): string {
  let next = day;
  while (isJewishRestDay(next)) next = addDays(next, 1);
  return next;
}

export function lastWorkingDay(day: string): string {
  let last = day;
  for (let back = 0; back < WEEK && isJewishRestDay(last); back += 1) last = addDays(last, -1);
  return last;
}
