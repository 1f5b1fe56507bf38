// The timeline of a plan: which rites, on which days, in which order. Pure: the same plan gives the same timeline.
import { addDays } from '../dates.ts';
import { rulingOn } from '../service-days.ts';
import {
  type EventCategory,
  type Importance,
  type TimelineAnswers,
  type TimelineNotice,
  type TimelineOptions,
  TimelineQuestion,
  timeframes,
  timelineNotices,
} from '../timelines.ts';
import { branches } from '../traditions.ts';
import { areCountedFromService, datesOf, type KnownDays, knownDays, type TimelineSubject } from './dating.ts';
import type { Remark } from './remark.ts';
import type { OnlyIf, Rite, When } from './rite.ts';
import { ritesFor } from './rites-for.ts';

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
  /** Rites of some branches, while the family's own is not known. */
  askClergy: string[];
  /** Customs a family may add. */
  customs: string[];
  notices: TimelineNotice[];
  questions: TimelineQuestion[];
};

export function timelineOf(subject: TimelineSubject, options: TimelineOptions, answers: TimelineAnswers): WorkedOut {
  const rites = ritesFor(subject, answers);
  const nothing = { events: [], later: [], askClergy: [], customs: [] };
  if (!rites) return { ...nothing, notices: ['not-usual'], questions: [] };
  const days = knownDays(subject);
  const wanted = allEvents(rites, subject, answers).filter(({ category }) => isIncluded(category, options));
  const events = wanted.filter((event) => isImportant(event, options) && isWithin(event, days, options.timeframe));
  return {
    events,
    later: wanted.filter((event) => isLater(event, days, options)),
    askClergy: rites.filter((rite) => isForUnknownBranch(rite, subject, answers)).map(({ key }) => key),
    customs: rites.filter(({ onlyIf }) => isCustom(onlyIf, subject)).map(({ key }) => key),
    notices: noticesOf(subject, options, { days, events }),
    questions: questionsOf(rites, subject),
  };
}

/** Everything that belongs to the plan, whatever the family wants to see just now. */
export function everyEventOf(subject: TimelineSubject, answers: TimelineAnswers): DatedEvent[] {
  return allEvents(ritesFor(subject, answers) ?? [], subject, answers);
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
  return rites
    .filter((rite) => isMet(rite, subject, answers))
    .flatMap((rite) => eventsOf(rite, datesOf(rite, { subject, days, isCountedFromService }), subject))
    .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)));
}

function eventsOf(rite: Rite, dates: ReturnType<typeof datesOf>, subject: TimelineSubject): DatedEvent[] {
  const { key, words = key, category, importance, isFaithSpecific } = rite;
  return dates.map(({ start, end, isStartKnown, isEndKnown, when, remarks }, place) => ({
    ...{ id: dates.length > 1 ? `${key}.${place + 1}` : key, key, words, category, importance, isFaithSpecific },
    time: dates.length > 1 ? { nth: place + 1, of: dates.length } : null,
    ...{ isMain: rite.isMain === true, isGreatDay: rite.isGreatDay === true },
    isOfService: typeof rite.when === 'string' && rite.when.startsWith('S'),
    when,
    startsOn: isStartKnown ? start : null,
    endsOn: isStartKnown && isEndKnown ? end : null,
    order: start,
    remarks: [...remarks, ...ashesRemark(rite, subject)],
  }));
}

function ashesRemark({ key }: Rite, { branch }: TimelineSubject): Remark[] {
  return key === 'chr-inurnment' && branch === 'catholic' ? [{ code: 'catholic-ashes' }] : [];
}

function isMet({ key, onlyIf }: Rite, { branch }: TimelineSubject, { optIns, ...answers }: TimelineAnswers): boolean {
  if (!onlyIf) return true;
  if ('answer' in onlyIf) return answers[onlyIf.answer];
  if ('optIn' in onlyIf) return optIns.includes(key);
  return branch === onlyIf.branch || (onlyIf.orOptIn === true && optIns.includes(key));
}

/** Nothing said, or a word of the family's own. */
function isBranchUnknown({ faithTradition, branch }: TimelineSubject): boolean {
  const known: readonly string[] = branches[faithTradition];
  return !known.includes(branch);
}

function isForUnknownBranch(rite: Rite, subject: TimelineSubject, answers: TimelineAnswers): boolean {
  const { onlyIf } = rite;
  return onlyIf !== undefined && 'branch' in onlyIf && isBranchUnknown(subject) && !isMet(rite, subject, answers);
}

function isCustom(onlyIf: OnlyIf | undefined, { branch }: TimelineSubject): boolean {
  if (!onlyIf || 'answer' in onlyIf) return false;
  return 'optIn' in onlyIf || (onlyIf.orOptIn === true && branch !== onlyIf.branch);
}

const inclusion = {
  preparation: 'includePreparation',
  ceremony: 'includeCeremony',
  memorial: 'includeMemorial',
  aftercare: 'includeAftercare',
} as const satisfies Record<EventCategory, keyof TimelineOptions>;

const isIncluded = (category: EventCategory, options: TimelineOptions) => options[inclusion[category]];

const shown: Record<TimelineOptions['priorityLevel'], readonly Importance[]> = {
  essential: ['essential'],
  recommended: ['essential', 'recommended'],
  all: ['essential', 'recommended', 'optional'],
};

const isImportant = ({ importance }: DatedEvent, { priorityLevel }: TimelineOptions) =>
  shown[priorityLevel].includes(importance);

function isGreat({ category, isFaithSpecific, importance, isGreatDay }: DatedEvent): boolean {
  return category === 'memorial' && isFaithSpecific && (importance === 'essential' || isGreatDay);
}

/** So many days after the service; and before it too, where there is no death to count from. */
function isWithin(
  { order, isOfService }: DatedEvent,
  { service, isDeathKnown }: KnownDays,
  timeframe: number,
): boolean {
  if (order > addDays(service, timeframe)) return false;
  return isDeathKnown || !isOfService || order >= addDays(service, -timeframe);
}

const LONGEST_TIMEFRAME = Math.max(...timeframes);

/** Great days always; and of what the family wants to see, the days that no timeframe reaches. */
function isLater(event: DatedEvent, days: KnownDays, options: TimelineOptions): boolean {
  if (event.category !== 'memorial' || isWithin(event, days, options.timeframe)) return false;
  return isGreat(event) || (isImportant(event, options) && !isWithin(event, days, LONGEST_TIMEFRAME));
}

type Found = { days: KnownDays; events: readonly DatedEvent[] };

function noticesOf(subject: TimelineSubject, options: TimelineOptions, { days, events }: Found): TimelineNotice[] {
  const { faithTradition, serviceType, serviceDate } = subject;
  const needsPapers = serviceType !== 'memorial' || faithTradition === 'secular';
  const holds: Partial<Record<TimelineNotice, boolean>> = {
    'date-of-death-missing': !days.isDeathKnown,
    'service-date-missing': !days.isServiceKnown,
    'papers-still-needed': needsPapers && !options.includePreparation,
    'no-ceremony': options.includeCeremony && !events.some(({ category }) => category === 'ceremony'),
    'day-not-customary': serviceDate !== null && rulingOn(serviceDate, subject).refusal !== null,
  };
  return timelineNotices.filter((notice) => holds[notice]);
}

function questionsOf(rites: readonly Rite[], subject: TimelineSubject): TimelineQuestion[] {
  const { faithTradition, dateOfDeath, afterSunset } = subject;
  const asks = (answer: 'isVeteran' | 'hasSurvivingWife') =>
    rites.some(({ onlyIf }) => onlyIf !== undefined && 'answer' in onlyIf && onlyIf.answer === answer);
  const isOfBranch = rites.some(({ onlyIf }) => onlyIf !== undefined && 'branch' in onlyIf);
  const open: Record<TimelineQuestion, boolean> = {
    branch: isOfBranch && isBranchUnknown(subject),
    'date-of-death': dateOfDeath === null,
    'after-sunset': faithTradition === 'jewish' && dateOfDeath !== null && afterSunset === null,
    veteran: asks('isVeteran'),
    'surviving-wife': asks('hasSurvivingWife'),
  };
  return TimelineQuestion.options.filter((question) => open[question]);
}
