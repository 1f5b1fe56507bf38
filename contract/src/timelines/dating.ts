// The days of a rite: counted from the death and the service, and read from the calendars that decide about some.
import { addHebrewMonths, hebrewDayOf, yahrzeitOf } from '../calendars/hebrew.ts';
import { addIslamicMonths } from '../calendars/islamic.ts';
import { addDays, addYears, daysBetween } from '../dates.ts';
import { fromPascha, nextSuitableDay } from '../service-days.ts';
import type { FaithTradition, ServiceType } from '../traditions.ts';
import { lastWorkingDay, mourningAfter, nextWorkingDay } from './jewish-mourning.ts';
import type { Remark } from './remark.ts';
import { type CalendarDay, type Counted, countedOf, isCalendarDay, type Rite } from './rite.ts';

export type TimelineSubject = {
  faithTradition: FaithTradition;
  branch: string;
  serviceType: ServiceType;
  dateOfDeath: string | null;
  afterSunset: boolean | null;
  serviceDate: string | null;
};

/** How long after a death the service is, as a rule, where no date is chosen. For the order of things only. */
const usualGap: Record<FaithTradition, number> = {
  muslim: 1,
  jewish: 1,
  hindu: 2,
  sikh: 3,
  buddhist: 4,
  christian: 6,
  other: 7,
  secular: 21,
};

/** Both days; one that nobody knows is assumed, so that everything finds its place, and never shown. */
export type KnownDays = { death: string; service: string; isDeathKnown: boolean; isServiceKnown: boolean };

// Any day does where neither is known.
const SOME_DAY = '2001-01-01';

export function knownDays(subject: TimelineSubject): KnownDays {
  const { faithTradition, dateOfDeath } = subject;
  // A service before the death is a slip of the pen; nothing can be counted from it.
  const isTurned = dateOfDeath !== null && subject.serviceDate !== null && subject.serviceDate < dateOfDeath;
  const serviceDate = isTurned ? null : subject.serviceDate;
  const gap = usualGap[faithTradition];
  const death = dateOfDeath ?? (serviceDate ? addDays(serviceDate, -gap) : SOME_DAY);
  const service = serviceDate ?? (dateOfDeath ? nextSuitableDay(addDays(death, gap), subject) : addDays(death, gap));
  return { death, service, isDeathKnown: dateOfDeath !== null, isServiceKnown: serviceDate !== null };
}

/** A span may begin on a day that is known, and end on one that is not yet. */
export type Dated = {
  start: string;
  end: string | null;
  isStartKnown: boolean;
  isEndKnown: boolean;
  remarks: Remark[];
};

type Counting = { subject: TimelineSubject; days: KnownDays; isCountedFromService: boolean };

/** Whether days that are counted from the death would come before a late service: then all of them count from it. */
export function areCountedFromService(rites: readonly Rite[], { death, service }: KnownDays): boolean {
  return rites.some(({ isAfterService, when }) => {
    if (!isAfterService || typeof when !== 'string') return false;
    const { from, days } = countedOf(when.split('..')[0] ?? '');
    return from === 'death' && addDays(death, days) < service;
  });
}

/** One for each time that the rite is held. */
export function datesOf(rite: Rite, counting: Counting): Dated[] {
  const { when } = rite;
  if (typeof when !== 'string') return when.map((point) => counted(rite, point, counting));
  if (isCalendarDay(when)) return [onCalendarDay[when](counting)];
  const [first = '', last] = when.split('..');
  const dated = counted(rite, first, counting, last);
  const isTurned = last !== undefined && dated.end === null && countedOf(first).from !== countedOf(last).from;
  return isTurned && rite.orElse ? datesOf({ ...rite, when: rite.orElse }, counting) : [dated];
}

function counted(rite: Rite, first: string, { subject, days, isCountedFromService }: Counting, last = first): Dated {
  const isShifted = rite.isAfterService === true && isCountedFromService;
  const at = (point: string) => {
    const { from, days: offset } = countedOf(point);
    const anchor = from === 'death' && !isShifted ? days.death : days.service;
    return within(rite, addDays(anchor, offset), countedOf(point), days);
  };
  const isKnown = (point: string) =>
    countedOf(point).from === 'death' && !isShifted ? days.isDeathKnown : days.isServiceKnown;
  const [start, end] = [at(first), at(last)];
  const known = { isStartKnown: isKnown(first), isEndKnown: isKnown(last) };
  const dated = { start, end: end > start ? end : null, ...known, remarks: [] };
  if (isShifted) return { ...dated, remarks: [{ code: 'counted-from-service' }] };
  return rite.key === 'chr-day40' ? offHolyDays(dated, subject) : dated;
}

/** Nothing is before the death. What prepares the service is not after it, and neither is a farewell before it. */
function within({ category }: Rite, day: string, { from }: Counted, { death, service }: KnownDays): string {
  const isUntilService = category === 'preparation' || (category === 'ceremony' && from === 'death');
  const notLate = isUntilService && day > service ? service : day;
  return notLate < death ? death : notLate;
}

const [LAZARUS_SATURDAY, THOMAS_SUNDAY] = [-8, 7];

/** Orthodox churches hold no memorials from Lazarus Saturday to Thomas Sunday: the nearest open day takes its place. */
function offHolyDays(dated: Dated, { branch }: TimelineSubject): Dated {
  const days = fromPascha(dated.start);
  if (branch !== 'eastern-orthodox' || days < LAZARUS_SATURDAY || days > THOMAS_SUNDAY) return dated;
  const [back, on] = [days - LAZARUS_SATURDAY + 1, THOMAS_SUNDAY + 1 - days];
  const start = addDays(dated.start, back <= on ? -back : on);
  return { ...dated, start, remarks: [{ code: 'moved-off-holy-days', day: dated.start }] };
}

/** A Jewish day begins at sunset. */
function jewishDayOfDeath({ subject: { afterSunset }, days }: Counting): string {
  return afterSunset ? addDays(days.death, 1) : days.death;
}

const KADDISH_MONTHS = 11;
const HEBREW_YEAR_MONTHS = 12;
const AFTER_SHLOSHIM = 30;
const IDDAH_MONTHS = 4;
const IDDAH_DAYS = 10;
/** From a burial that much later on, some keep the first yahrzeit on the day of burial. */
const LATE_BURIAL_DAYS = 3;

const onCalendarDay: Record<CalendarDay, (counting: Counting) => Dated> = {
  anniversary: ({ days }) => once(addYears(days.death, 1), days.isDeathKnown),
  tithi: ({ days }) => once(addYears(days.death, 1), false, [{ code: 'ask-pandit' }]),
  iddah: ({ days }) => ({
    ...once(days.death, days.isDeathKnown, [{ code: 'moon-sighting' }]),
    end: addDays(addIslamicMonths(days.death, IDDAH_MONTHS), IDDAH_DAYS),
  }),
  shiva: ({ subject, days }) => {
    const { start, end, remarks } = mourningAfter(days.service).shiva;
    const withRabbi: Remark[] = subject.serviceType === 'cremation' ? [{ code: 'shiva-with-rabbi' }] : [];
    return { ...once(start, days.isServiceKnown, [...remarks, ...withRabbi]), end: end > start ? end : null };
  },
  'rising-from-shiva': ({ days }) => once(mourningAfter(days.service).shiva.end, days.isServiceKnown),
  shloshim: ({ days }) => {
    const { day, remarks } = mourningAfter(days.service).shloshim;
    return once(day, days.isServiceKnown, remarks);
  },
  kaddish: ({ days }) => ({
    ...once(days.service, days.isServiceKnown),
    end: addHebrewMonths(days.service, KADDISH_MONTHS),
  }),
  unveiling: (counting) => {
    const { days } = counting;
    const start = nextWorkingDay(addDays(days.service, AFTER_SHLOSHIM));
    const end = lastWorkingDay(addHebrewMonths(jewishDayOfDeath(counting), HEBREW_YEAR_MONTHS));
    return { ...once(start, days.isServiceKnown), end: days.isDeathKnown && end > start ? end : null };
  },
  yahrzeit: (counting) => {
    const { days } = counting;
    const died = jewishDayOfDeath(counting);
    return once(yahrzeitOf(died, 1), days.isDeathKnown, days.isDeathKnown ? yahrzeitRemarks(died, days) : []);
  },
};

function yahrzeitRemarks(died: string, days: KnownDays): Remark[] {
  const { month, day } = hebrewDayOf(died);
  const isLate = days.isServiceKnown && daysBetween(days.death, days.service) >= LATE_BURIAL_DAYS;
  return [
    ...(month.startsWith('Adar') || day === 30 ? [{ code: 'ask-rabbi-month' } as const] : []),
    ...(isLate ? [{ code: 'ask-rabbi-first-year' } as const] : []),
  ];
}

function once(start: string, isKnown: boolean, remarks: Remark[] = []): Dated {
  return { start, end: null, isStartKnown: isKnown, isEndKnown: isKnown, remarks };
}
