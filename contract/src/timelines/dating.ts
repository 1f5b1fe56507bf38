// The days of a rite: counted from the death and the service, and read from the calendars that decide about some.
import { type AdarCustom, addHebrewMonths, hebrewDayOf, yahrzeitOf } from '../calendars/hebrew.ts';
import { addIslamicMonths } from '../calendars/islamic.ts';
import { addDays, addYears, daysBetween } from '../dates.ts';
import { nextSuitableDay } from '../service-days.ts';
import type { FaithTradition, ServiceType } from '../traditions.ts';
import { lastWorkingDay, mourningAfter, nextWorkingDay } from './jewish-mourning.ts';
import { onOpenDay } from './moved-days.ts';
import type { Remark } from './remark.ts';
import {
  type CalendarDay,
  type Counted,
  endsOf,
  isCalendarDay,
  type Rite,
  type Span,
  spanOf,
  type When,
} from './rite.ts';
import type { RiteSubject } from './unusual-ways.ts';

export type TimelineSubject = RiteSubject & {
  /** It follows from the way. */
  serviceType: ServiceType;
  dateOfDeath: string | null;
  afterSunset: boolean | null;
  serviceDate: string | null;
};

/**
 * How long after a death the service is, as a rule, where no date is chosen. For the order of things only. A memorial can
 * wait for weeks, and a burial does not.
 */
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
  const { faithTradition, serviceType, dateOfDeath } = subject;
  // A service before the death is a slip of the pen; nothing can be counted from it.
  const isTurned = dateOfDeath !== null && subject.serviceDate !== null && subject.serviceDate < dateOfDeath;
  const serviceDate = isTurned ? null : subject.serviceDate;
  const gap = usualGap[faithTradition === 'secular' && serviceType === 'burial' ? 'other' : faithTradition];
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
  /** How its day is told; null where it was moved or cut short, and only the day itself is true. */
  when: When | null;
  remarks: Remark[];
};

type Counting = { subject: TimelineSubject; days: KnownDays; isCountedFromService: boolean };

/** Whether days that are counted from the death would come before a late service: then all of them count from it. */
export function areCountedFromService(rites: readonly Rite[], subject: TimelineSubject, days: KnownDays): boolean {
  // A memorial is no burial or cremation: those were in their own time.
  if (subject.serviceType === 'memorial') return false;
  return rites.some(({ isAfterService, when }) => {
    if (!isAfterService || typeof when !== 'string' || isCalendarDay(when)) return false;
    const [{ from, days: offset }] = endsOf(when);
    return from === 'death' && addDays(days.death, offset) < days.service;
  });
}

/** One for each time that the rite is held. */
export function datesOf(rite: Rite, counting: Counting): Dated[] {
  return countedDates(rite, counting).map((dated) => onOpenDay(rite, dated, counting.subject, counting.days));
}

function countedDates(rite: Rite, counting: Counting): Dated[] {
  const { ifSooner } = rite;
  const { death, service } = counting.days;
  const when = ifSooner && daysBetween(death, service) < ifSooner.than ? ifSooner.when : rite.when;
  if (typeof when !== 'string') return when.map((point) => counted(rite, point, counting));
  if (isCalendarDay(when)) return [onCalendarDay[when](counting)];
  return [counted(rite, when, counting)];
}

function counted(rite: Rite, when: Span, { days, isCountedFromService }: Counting): Dated {
  const { isAfterService = false, endsAfterService = isAfterService } = rite;
  const [begin, end] = endsOf(when);
  const shifted = (point: Counted): Counted => (isCountedFromService ? { ...point, from: 'service' } : point);
  const [first, last] = [isAfterService ? shifted(begin) : begin, endsAfterService ? shifted(end) : end];
  const [from, until] = [dayOf(rite, first, days), dayOf(rite, last, days)];
  const [isStartKnown, isEndKnown] = [isKnown(first, days), isKnown(last, days)];
  const isMoved = (from.isMoved && isStartKnown) || (until.isMoved && isEndKnown);
  const told = spanOf(first, last);
  return {
    start: from.day,
    end: until.day > from.day ? until.day : null,
    isStartKnown,
    isEndKnown,
    when: isMoved ? null : told,
    remarks: told === when ? [] : [{ code: 'counted-from-service' } as const],
  };
}

const isKnown = ({ from }: Counted, { isDeathKnown, isServiceKnown }: KnownDays) =>
  from === 'death' ? isDeathKnown : isServiceKnown;

function dayOf(rite: Rite, point: Counted, days: KnownDays): { day: string; isMoved: boolean } {
  const { from, days: offset } = point;
  const counted = addDays(from === 'death' ? days.death : days.service, offset);
  const day = within(rite, counted, point, days);
  return { day, isMoved: day !== counted };
}

/** Nothing is before the death. What prepares the service is not after it, and neither is a farewell before it. */
function within({ category }: Rite, day: string, { from }: Counted, { death, service }: KnownDays): string {
  const isUntilService = category === 'preparation' || (category === 'ceremony' && from === 'death');
  const notLate = isUntilService && day > service ? service : day;
  return notLate < death ? death : notLate;
}

/** A Jewish day begins at sunset. */
function jewishDayOfDeath({ subject: { afterSunset }, days }: Pick<Counting, 'subject' | 'days'>): string {
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
  anniversary: ({ days }) => once('anniversary', addYears(days.death, 1), days.isDeathKnown),
  tithi: ({ days }) => once('tithi', addYears(days.death, 1), false, [{ code: 'ask-pandit' }]),
  iddah: ({ days }) => ({
    ...once('iddah', days.death, days.isDeathKnown, [{ code: 'moon-sighting' }]),
    end: addDays(addIslamicMonths(days.death, IDDAH_MONTHS), IDDAH_DAYS),
  }),
  shiva: ({ subject, days }) => {
    const { start, end, remarks } = mourningAfter(days.service).shiva;
    const withRabbi: Remark[] = subject.serviceType === 'cremation' ? [{ code: 'shiva-with-rabbi' }] : [];
    const dated = once('shiva', start, days.isServiceKnown, [...remarks, ...withRabbi]);
    const isAsUsual = remarks.length === 0 || !days.isServiceKnown;
    return { ...dated, when: isAsUsual ? 'shiva' : null, end: end > start ? end : null };
  },
  'rising-from-shiva': ({ days }) =>
    once('rising-from-shiva', mourningAfter(days.service).shiva.end, days.isServiceKnown),
  shloshim: ({ days }) => {
    const { day, remarks } = mourningAfter(days.service).shloshim;
    const isAsUsual = remarks.length === 0 || !days.isServiceKnown;
    return { ...once('shloshim', day, days.isServiceKnown, remarks), when: isAsUsual ? 'shloshim' : null };
  },
  kaddish: ({ days }) => ({
    ...once('kaddish', days.service, days.isServiceKnown),
    end: addHebrewMonths(days.service, KADDISH_MONTHS),
  }),
  unveiling: (counting) => {
    const { subject, days } = counting;
    // After a memorial alone, the death is all there is to count from.
    const isFromDeath = subject.serviceType === 'memorial';
    const start = nextWorkingDay(addDays(isFromDeath ? days.death : days.service, AFTER_SHLOSHIM));
    const end = lastWorkingDay(addHebrewMonths(jewishDayOfDeath(counting), HEBREW_YEAR_MONTHS));
    const dated = once('unveiling', start, isFromDeath ? days.isDeathKnown : days.isServiceKnown);
    return { ...dated, end: days.isDeathKnown && end > start ? end : null };
  },
  yahrzeit: (counting) => {
    const { isDeathKnown } = counting.days;
    const died = jewishDayOfDeath(counting);
    const kept = yahrzeitOf(died, 1, adarCustomOf(counting.subject));
    return once('yahrzeit', kept, isDeathKnown, isDeathKnown ? yahrzeitRemarks(died, counting) : []);
  },
};

const adarCustomOf = ({ branch }: TimelineSubject): AdarCustom => (branch === 'sephardi' ? 'sephardi' : 'ashkenazi');

/** Whether Ashkenazi and Sephardi families keep the first yahrzeit of this death in different months. */
export function isAdarDivided(subject: TimelineSubject): boolean {
  const died = jewishDayOfDeath({ subject, days: knownDays(subject) });
  return yahrzeitOf(died, 1, 'ashkenazi') !== yahrzeitOf(died, 1, 'sephardi');
}

function yahrzeitRemarks(died: string, { subject, days }: Counting): Remark[] {
  const { month, day } = hebrewDayOf(died);
  const isDivided = isAdarDivided(subject);
  const isBurialKnown = days.isServiceKnown && subject.serviceType === 'burial';
  const isLate = isBurialKnown && daysBetween(days.death, days.service) >= LATE_BURIAL_DAYS;
  return [
    ...(isDivided ? [otherAdar(died, subject)] : []),
    ...(!isDivided && (month.startsWith('Adar') || day === 30) ? [{ code: 'ask-rabbi-month' } as const] : []),
    ...(isLate ? [{ code: 'ask-rabbi-first-year' } as const] : []),
  ];
}

/** Names the day of the other custom. */
function otherAdar(died: string, subject: TimelineSubject): Remark {
  const isSephardi = adarCustomOf(subject) === 'sephardi';
  const other = isSephardi ? 'ashkenazi' : 'sephardi';
  return { code: isSephardi ? 'sephardi-adar' : 'ashkenazi-adar', day: yahrzeitOf(died, 1, other) };
}

function once(when: CalendarDay, start: string, isKnown: boolean, remarks: Remark[] = []): Dated {
  return { start, end: null, isStartKnown: isKnown, isEndKnown: isKnown, when, remarks };
}
