// Which days a tradition keeps free of funerals, and which ask for care. Defaults: a family's own clergy may overrule
// every one of them. Pure, so that a screen says beforehand what the server would say afterwards.
import { adventOf, easterOf, orthodoxPaschaOf } from './calendars/easter.ts';
import { isFederalHoliday } from './calendars/federal-holidays.ts';
import { hebrewDayOf } from './calendars/hebrew.ts';
import { eidOn } from './calendars/islamic.ts';
import { isLunarNewYear } from './calendars/lunar-new-year.ts';
import { addDays, daysBetween, weekdayOf } from './dates.ts';
import type { FaithTradition, ServiceType } from './traditions.ts';
import { z } from './zod.ts';

export const dayRefusals = [
  'shabbat',
  'yom-tov',
  'near-sundown',
  'catholic-mass',
  'orthodox-sunday',
  'holy-friday',
  'tibetan-days',
] as const;
export const DayRefusal = z.enum(dayRefusals);
export type DayRefusal = z.infer<typeof DayRefusal>;

export const dayAdvices = [
  'before-shabbat',
  'festival-eve',
  'chol-hamoed',
  'eid',
  'ask-church',
  'orthodox-holy-days',
  'protestant-days',
  'lunar-new-year',
  'offices-closed',
] as const;
export type DayAdvice = (typeof dayAdvices)[number];

/** What decides about a day; the date of death only where a tradition waits after it. */
export type DaySubject = {
  faithTradition: FaithTradition;
  branch: string;
  serviceType: ServiceType;
  dateOfDeath: string | null;
  /** As `14:30`; unknown while no hour was named. */
  serviceTime?: string | null | undefined;
};

export type DayRuling = { refusal: DayRefusal | null; advice: DayAdvice[] };

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6];

export function rulingOn(day: string, subject: DaySubject): DayRuling {
  const { refusal, advice } = rulings[subject.faithTradition](day, subject);
  return { refusal, advice: [...advice, ...officesClosed(day, subject)] };
}

// Two weeks of Passover or Tishri are the longest that only a few days open in.
const LOOKED_AHEAD_DAYS = 60;

/** The first day from this one on that the tradition allows. */
export function nextSuitableDay(from: string, subject: DaySubject): string {
  for (let ahead = 0; ahead < LOOKED_AHEAD_DAYS; ahead += 1) {
    const day = addDays(from, ahead);
    if (rulingOn(day, subject).refusal === null) return day;
  }
  return from;
}

/** For places where the branch of a family is not known. */
export function mayBeProposed(day: string, faithTradition: FaithTradition | undefined): boolean {
  if (!faithTradition) return true;
  return rulingOn(day, { faithTradition, branch: '', serviceType: 'burial', dateOfDeath: null }).refusal === null;
}

const free = (): DayRuling => ({ refusal: null, advice: [] });

const rulings: Record<FaithTradition, (day: string, subject: DaySubject) => DayRuling> = {
  jewish: onJewishDay,
  christian: onChristianDay,
  muslim: (day) => ({ refusal: null, advice: eidOn(day) ? ['eid'] : [] }),
  buddhist: onBuddhistDay,
  hindu: free,
  sikh: free,
  secular: free,
  other: free,
};

/** Rosh Hashanah, Yom Kippur, Sukkot and its end, Passover, Shavuot, as kept outside Israel. */
const festivalDays: Partial<Record<string, readonly number[]>> = {
  Tishri: [1, 2, 10, 15, 16, 22, 23],
  Nisan: [15, 16, 21, 22],
  Sivan: [6, 7],
};
const daysBetweenFestivals: Partial<Record<string, readonly number[]>> = {
  Tishri: [17, 18, 19, 20, 21],
  Nisan: [17, 18, 19, 20],
};
/** The first day of each festival that cuts mourning short. */
const festivalBeginnings: Partial<Record<string, readonly number[]>> = { Tishri: [1, 10, 15], Nisan: [15], Sivan: [6] };

function isAmong(days: typeof festivalDays, plainDay: string): boolean {
  const { month, day } = hebrewDayOf(plainDay);
  return days[month]?.includes(day) === true;
}

export const isYomTov = (day: string) => isAmong(festivalDays, day);
export const isCholHamoed = (day: string) => isAmong(daysBetweenFestivals, day);
export const isFestivalBeginning = (day: string) => isAmong(festivalBeginnings, day);

/** Neither Shabbat nor a festival: for burials, and for gatherings after them. */
export function isJewishRestDay(day: string): boolean {
  return weekdayOf(day) === SATURDAY || isYomTov(day);
}

/** Burials before Shabbat or a festival are over well before sundown, which in winter is before five. */
const LATEST_BEFORE_REST = '14:00';

function onJewishDay(day: string, { serviceTime }: DaySubject): DayRuling {
  if (isYomTov(day)) return { refusal: 'yom-tov', advice: [] };
  if (weekdayOf(day) === SATURDAY) return { refusal: 'shabbat', advice: [] };
  const advice: DayAdvice[] = [];
  const [isFriday, isEve] = [weekdayOf(day) === FRIDAY, isYomTov(addDays(day, 1))];
  if (isFriday) advice.push('before-shabbat');
  else if (isEve) advice.push('festival-eve');
  if (isCholHamoed(day)) advice.push('chol-hamoed');
  const isLate = (isFriday || isEve) && !!serviceTime && serviceTime > LATEST_BEFORE_REST;
  return { refusal: isLate ? 'near-sundown' : null, advice };
}

function onChristianDay(day: string, { branch, serviceType }: DaySubject): DayRuling {
  if (branch === 'catholic') return { refusal: isClosedToMass(day) ? 'catholic-mass' : null, advice: [] };
  if (branch === 'eastern-orthodox') return onOrthodoxDay(day, serviceType);
  const isProtestant = branch === 'protestant' || branch === 'homegoing';
  if (isProtestant) return { refusal: null, advice: isBusyChurchDay(day) ? ['protestant-days'] : [] };
  const mayBeClosed = isClosedToMass(day) || isBusyChurchDay(day) || onOrthodoxDay(day, serviceType).refusal !== null;
  return { refusal: null, advice: mayBeClosed ? ['ask-church'] : [] };
}

const yearOf = (day: string) => Number(day.slice(0, 4));
/** Days from Easter Sunday; negative before it. */
export const fromEaster = (day: string) => daysBetween(easterOf(yearOf(day)), day);
const fromPascha = (day: string) => daysBetween(orthodoxPaschaOf(yearOf(day)), day);

const HOLY_THURSDAY = -3;
const GOOD_FRIDAY = -2;
const HOLY_SATURDAY = -1;
export const EASTER_MONDAY = 1;
const FIRST_SUNDAY_OF_LENT = -42;
const PENTECOST = 49;

/** No funeral Mass: Holy Thursday to Easter, the Sundays of Advent, Lent and Easter, and holy days of obligation. */
function isClosedToMass(day: string): boolean {
  const days = fromEaster(day);
  if (days >= HOLY_THURSDAY && days <= 0) return true;
  if (isHolyDayOfObligation(day)) return true;
  if (weekdayOf(day) !== SUNDAY) return false;
  const isInAdvent = day >= adventOf(yearOf(day)) && day.slice(5) < '12-25';
  return isInAdvent || (days >= FIRST_SUNDAY_OF_LENT && days <= PENTECOST);
}

/** Catholic churches say no Mass at all on these two days, for nobody. */
export function isWithoutMass(day: string): boolean {
  return [GOOD_FRIDAY, HOLY_SATURDAY].includes(fromEaster(day));
}

const alwaysObliging = ['12-08', '12-25'];
/** These lose the obligation beside a Sunday, when they fall on a Saturday or a Monday. */
const obligingMidweek = ['01-01', '08-15', '11-01'];
const MONDAY = 1;

function isHolyDayOfObligation(day: string): boolean {
  const date = day.slice(5);
  if (alwaysObliging.includes(date)) return true;
  return obligingMidweek.includes(date) && ![SATURDAY, MONDAY].includes(weekdayOf(day));
}

const [LAZARUS_SATURDAY, THOMAS_SUNDAY] = [-8, 7];
const BRIGHT_MONDAY = 1;
const ASCENSION = 39;
/** Theophany, the Meeting, the Annunciation, the Transfiguration, the Cross, the Nativity. */
const feastsOfTheLord = ['01-06', '02-02', '03-25', '08-06', '09-14', '12-25'];

/** Orthodox churches hold no memorials from Lazarus Saturday to Thomas Sunday, nor on the great feasts of the Lord. */
export function isClosedToMemorials(day: string): boolean {
  const days = fromPascha(day);
  if (days >= LAZARUS_SATURDAY && days <= THOMAS_SUNDAY) return true;
  return days === ASCENSION || days === PENTECOST || feastsOfTheLord.includes(day.slice(5));
}

function onOrthodoxDay(day: string, serviceType: ServiceType): DayRuling {
  if (fromPascha(day) === GOOD_FRIDAY) return { refusal: 'holy-friday', advice: [] };
  if (weekdayOf(day) === SUNDAY) return { refusal: 'orthodox-sunday', advice: [] };
  const isAroundPascha = fromPascha(day) >= HOLY_THURSDAY && fromPascha(day) <= BRIGHT_MONDAY;
  const isHoly = serviceType === 'memorial' ? isClosedToMemorials(day) : isAroundPascha;
  return { refusal: null, advice: isHoly ? ['orthodox-holy-days'] : [] };
}

function isBusyChurchDay(day: string): boolean {
  return weekdayOf(day) === SUNDAY || fromEaster(day) === GOOD_FRIDAY || day.endsWith('-12-25');
}

/** Tibetan families leave the body in peace for three and a half days. */
export const TIBETAN_WAIT_DAYS = 4;

function onBuddhistDay(day: string, { branch, serviceType, dateOfDeath }: DaySubject): DayRuling {
  const isTooSoon =
    branch === 'tibetan' &&
    serviceType !== 'memorial' &&
    dateOfDeath !== null &&
    daysBetween(dateOfDeath, day) < TIBETAN_WAIT_DAYS;
  return { refusal: isTooSoon ? 'tibetan-days' : null, advice: isLunarNewYear(day) ? ['lunar-new-year'] : [] };
}

/** A memorial needs neither a county office nor a cemetery. */
function officesClosed(day: string, { serviceType }: DaySubject): DayAdvice[] {
  if (serviceType === 'memorial') return [];
  const isWeekend = [SATURDAY, SUNDAY].includes(weekdayOf(day));
  return isWeekend || isFederalHoliday(day) ? ['offices-closed'] : [];
}
