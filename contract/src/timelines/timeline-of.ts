// The timeline of a plan: which rites, on which days, in which order. Pure: the same plan gives the same timeline.
import { addDays } from '../dates.ts';
import { rulingOn } from '../service-days.ts';
import {
  type EventCategory,
  type Importance,
  type TimelineAnswers,
  type TimelineCount,
  type TimelineNotice,
  type TimelineOptions,
  TimelineQuestion,
  timelineNotices,
} from '../timelines.ts';
import {
  areCountedFromService,
  datesOf,
  isAdarDivided,
  type KnownDays,
  knownDays,
  type TimelineSubject,
} from './dating.ts';
import type { Remark } from './remark.ts';
import type { Rite, When } from './rite.ts';
import { needsPermit, ritesFor } from './rites-for.ts';
import { countsOf, shownOf } from './shown-events.ts';
import { isNotUsual } from './unusual-ways.ts';
import { isBranchUnknown, isCustom, isForUnknownBranch, isMet, isTicked } from './whose-rites.ts';

export type DatedEvent = {
  /** The rite's key, and for rites that repeat, which time. */
  id: string;
  /** Which time of how many, for rites that repeat. */
  time: { nth: number; of: number } | null;
  key: string;
  /** The key of its words. */
  words: string;
  category: EventCategory;
  importance: Importance;
  isFaithSpecific: boolean;
  isMain: boolean;
  isGreatDay: boolean;
  /** The family said itself that it belongs here. */
  isTicked: boolean;
  /** Its table counts from the service. */
  isOfService: boolean;
  /** How its day is told; null where only the day itself is true. */
  when: When | null;
  startsOn: string | null;
  endsOn: string | null;
  /** Where it stands among the others, also when its day is not known. */
  order: string;
  remarks: Remark[];
};

export type WorkedOut = {
  events: DatedEvent[];
  /** Great days beyond the timeframe, and days that no timeframe reaches. */
  later: DatedEvent[];
  /** How much every choice of level and timeframe would show, beside what the family ticked. */
  counts: TimelineCount[];
  /** Rites of some branches, while the family's own is not known. */
  askClergy: string[];
  /** Customs a family may add. */
  customs: string[];
  notices: TimelineNotice[];
  questions: TimelineQuestion[];
};

export function timelineOf(subject: TimelineSubject, options: TimelineOptions, answers: TimelineAnswers): WorkedOut {
  const rites = ritesFor(subject, answers);
  const days = knownDays(subject);
  const every = allEvents(rites, subject, answers);
  const { events, later } = shownOf(every, days, options);
  return {
    events,
    later,
    counts: countsOf(every, days),
    askClergy: rites.filter((rite) => isForUnknownBranch(rite, subject, answers)).map(({ key }) => key),
    customs: rites.filter((rite) => isCustom(rite, subject, answers)).map(({ key }) => key),
    notices: noticesOf(subject, options, { days, events, isUnusual: isNotUsual(subject, answers) }),
    questions: questionsOf(rites, subject),
  };
}

/** Everything that belongs to the plan, whatever the family wants to see just now. */
export function everyEventOf(subject: TimelineSubject, answers: TimelineAnswers): DatedEvent[] {
  return allEvents(ritesFor(subject, answers), subject, answers);
}

const FIRST_DAYS = 3;

/** What the first 72 hours ask for: what prepares the service and begins by the third day. */
export function firstDaysOf(subject: TimelineSubject, answers: TimelineAnswers): DatedEvent[] {
  const { death } = knownDays(subject);
  const end = addDays(death, FIRST_DAYS);
  return everyEventOf(subject, answers).filter(
    ({ category, importance, order }) => category === 'preparation' && importance !== 'optional' && order < end,
  );
}

function allEvents(rites: readonly Rite[], subject: TimelineSubject, answers: TimelineAnswers): DatedEvent[] {
  const days = knownDays(subject);
  const isCountedFromService = areCountedFromService(rites, subject, days);
  return (
    rites
      .filter((rite) => isMet(rite, subject, answers))
      .flatMap((rite) => {
        const dates = datesOf(rite, { subject, days, isCountedFromService });
        return eventsOf(rite, dates, subject, isTicked(rite, answers));
      })
      // A permit may lie before a death that is only assumed; its place is after it.
      .map((event) => ({ ...event, order: event.order < days.death ? days.death : event.order }))
      .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
  );
}

function eventsOf(
  rite: Rite,
  dates: ReturnType<typeof datesOf>,
  subject: TimelineSubject,
  isTicked: boolean,
): DatedEvent[] {
  const { key, words = key, category, importance, isFaithSpecific } = rite;
  return dates.map(({ start, end, isStartKnown, isEndKnown, when, remarks }, place) => ({
    id: dates.length > 1 ? `${key}.${place + 1}` : key,
    key,
    words,
    category,
    importance,
    isFaithSpecific,
    time: dates.length > 1 ? { nth: place + 1, of: dates.length } : null,
    isMain: rite.isMain === true,
    isGreatDay: rite.isGreatDay === true,
    isTicked,
    isOfService: typeof rite.when === 'string' && rite.when.startsWith('S'),
    when,
    startsOn: isStartKnown ? start : null,
    endsOn: isStartKnown && isEndKnown ? end : null,
    order: start,
    remarks: [...remarks, ...ashesRemark(rite, subject)],
  }));
}

const aboutAshes = ['chr-inurnment', 'civ-after-program', 'civ-ashes-home'];

function ashesRemark({ key }: Rite, { branch }: TimelineSubject): Remark[] {
  return branch === 'catholic' && aboutAshes.includes(key) ? [{ code: 'catholic-ashes' }] : [];
}

type Found = { days: KnownDays; events: readonly DatedEvent[]; isUnusual: boolean };

function noticesOf(subject: TimelineSubject, options: TimelineOptions, found: Found): TimelineNotice[] {
  const { days, events, isUnusual } = found;
  const { way, serviceDate } = subject;
  const hasCeremony = isUnusual || events.some(({ category }) => category === 'ceremony');
  const holds: Partial<Record<TimelineNotice, boolean>> = {
    'not-usual': isUnusual,
    'date-of-death-missing': !days.isDeathKnown,
    'service-date-missing': !days.isServiceKnown,
    'papers-still-needed': needsPermit(way) && !options.includePreparation,
    'no-ceremony': options.includeCeremony && !hasCeremony,
    'day-not-customary': serviceDate !== null && rulingOn(serviceDate, subject).refusal !== null,
  };
  return timelineNotices.filter((notice) => holds[notice]);
}

function questionsOf(rites: readonly Rite[], subject: TimelineSubject): TimelineQuestion[] {
  const { faithTradition, dateOfDeath, afterSunset } = subject;
  const asks = (answer: 'isVeteran' | 'hasSurvivingWife') =>
    rites.some(({ onlyIf }) => onlyIf !== undefined && 'answer' in onlyIf && onlyIf.answer === answer);
  const hasRitesOfBranch = rites.some(({ onlyIf }) => onlyIf !== undefined && 'branch' in onlyIf);
  const hasTwoYahrzeits = faithTradition === 'jewish' && dateOfDeath !== null && isAdarDivided(subject);
  const open: Record<TimelineQuestion, boolean> = {
    branch: (hasRitesOfBranch || hasTwoYahrzeits) && isBranchUnknown(subject),
    'date-of-death': dateOfDeath === null,
    'after-sunset': faithTradition === 'jewish' && dateOfDeath !== null && afterSunset === null,
    veteran: asks('isVeteran'),
    'surviving-wife': asks('hasSurvivingWife'),
  };
  return TimelineQuestion.options.filter((question) => open[question]);
}
