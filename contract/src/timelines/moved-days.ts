// Days that cannot be where the count puts them: the church holds no memorial, no Mass is said, the county is closed.
import { isFederalHoliday } from '../calendars/federal-holidays.ts';
import { addDays, weekdayOf } from '../dates.ts';
import { EASTER_MONDAY, fromEaster, isClosedToMemorials, isWithoutMass } from '../service-days.ts';
import type { Dated, KnownDays, TimelineSubject } from './dating.ts';
import type { Remark } from './remark.ts';
import type { Rite } from './rite.ts';

/** Rites that a church holds for the dead after the funeral. */
const churchMemorials = ['chr-day3-9', 'chr-day40', 'chr-month', 'chr-anniversary'];

export function onOpenDay(rite: Rite, dated: Dated, subject: TimelineSubject, days: KnownDays): Dated {
  if (rite.key === 'civ-permit') return onCountyDays(dated, days);
  if (!churchMemorials.includes(rite.key) || !dated.isStartKnown) return dated;
  if (subject.branch === 'eastern-orthodox') return offHolyDays(dated, days);
  return subject.branch === 'catholic' ? onDayWithMass(dated) : dated;
}

function movedTo(start: string, dated: Dated, code: 'moved-off-holy-days' | 'moved-to-mass'): Dated {
  return { ...dated, start, when: null, remarks: [...dated.remarks, { code, day: dated.start }] };
}

/** The nearest open day; of two as near the earlier, since a memorial is rather held before its day than after it. */
function offHolyDays(dated: Dated, { death }: KnownDays): Dated {
  if (!isClosedToMemorials(dated.start)) return dated;
  for (let away = 1; ; away += 1) {
    const [earlier, later] = [addDays(dated.start, -away), addDays(dated.start, away)];
    if (earlier > death && !isClosedToMemorials(earlier)) return movedTo(earlier, dated, 'moved-off-holy-days');
    if (!isClosedToMemorials(later)) return movedTo(later, dated, 'moved-off-holy-days');
  }
}

/** The Monday after Easter is the first weekday on which a parish offers a Mass for somebody again. */
function onDayWithMass(dated: Dated): Dated {
  if (!isWithoutMass(dated.start)) return dated;
  return movedTo(addDays(dated.start, EASTER_MONDAY - fromEaster(dated.start)), dated, 'moved-to-mass');
}

const [SUNDAY, SATURDAY] = [0, 6];

const isCountyOpen = (day: string) => ![SUNDAY, SATURDAY].includes(weekdayOf(day)) && !isFederalHoliday(day);

// New Year beside a weekend is the longest that offices are closed; a week is more than enough.
const LOOKED_BACK_DAYS = 7;

/** Counties issue permits on working days: the last one before, or after a death at the weekend the first that follows. */
function onCountyDays(dated: Dated, { death, isDeathKnown }: KnownDays): Dated {
  const last = dated.end ?? dated.start;
  const from = isDeathKnown ? death : addDays(dated.start, -LOOKED_BACK_DAYS);
  const start = lastOpenDay(from, dated.start) ?? firstOpenDay(dated.start, last);
  // Nothing is open before the service: only filing for religious need helps, and the days stay.
  if (!start) return withRemark(dated, { code: 'county-closed' });
  const end = lastOpenDay(start, last) ?? start;
  if (start === dated.start && end === last) return dated;
  const isKnown = dated.isStartKnown && dated.isEndKnown;
  const moved = { ...dated, start, end: end > start ? end : null, when: isKnown ? null : dated.when };
  return withRemark(moved, { code: 'moved-to-county-day' });
}

function withRemark(dated: Dated, remark: Remark): Dated {
  return dated.isStartKnown && dated.isEndKnown ? { ...dated, remarks: [...dated.remarks, remark] } : dated;
}

function lastOpenDay(from: string, until: string): string | null {
  for (let day = until; day >= from; day = addDays(day, -1)) if (isCountyOpen(day)) return day;
  return null;
}

function firstOpenDay(from: string, until: string): string | null {
  for (let day = from; day <= until; day = addDays(day, 1)) if (isCountyOpen(day)) return day;
  return null;
}
