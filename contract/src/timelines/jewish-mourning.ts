// Shiva and the thirty days after a Jewish burial, and what the festivals do to them.
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
  const shloshim = shloshimAfter(burial, festival ?? shiva.end);
  const isCounted = festival !== null && !shloshim.remarks.some(({ code }) => code === 'shloshim-ends-at-festival');
  const asking: Remark[] = isCounted ? [{ code: 'festival-shortens-shloshim' }] : [];
  return { shiva, shloshim: { ...shloshim, remarks: [...shloshim.remarks, ...asking] } };
}

/** `festival`: the one that has cut it short. */
function shivaAfter(burial: string): Mourning['shiva'] & { festival: string | null } {
  const start = dayAfterFestival(burial);
  const remarks: Remark[] = start === burial ? [] : [{ code: 'shiva-after-festival' }];
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

/** A festival that has cut shiva short leaves the thirty days to be counted on; the next one ends them. */
function shloshimAfter(burial: string, shivaOver: string): Mourning['shloshim'] {
  const last = addDays(burial, LAST_DAY_OF_SHLOSHIM);
  const festival = firstFestival(shivaOver, last);
  if (festival) {
    const eve = lastWorkingDay(addDays(festival, -1));
    return { day: eve, remarks: [{ code: 'shloshim-ends-at-festival', day: festival }] };
  }
  if (!isJewishRestDay(last)) return { day: last, remarks: [] };
  return { day: nextWorkingDay(last), remarks: [{ code: 'moved-off-rest-day', day: last }] };
}

/** The first festival that begins after one day, and no later than another. */
function firstFestival(after: string, until: string): string | null {
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1)) if (isFestivalBeginning(day)) return day;
  return null;
}

/** The day itself, unless it lies in a festival. */
function dayAfterFestival(day: string): string {
  let after = day;
  while (isCholHamoed(after) || isYomTov(after)) after = addDays(after, 1);
  return after;
}

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
