// A timeline as a family sees it now: worked out from the plan, with what they did and wrote beside each event.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';
import type { Plan } from '@evenlight/contract/plans';
import { defaultOptions, noAnswers, type Timeline, type TimelineEvent } from '@evenlight/contract/timelines';
import {
  type DatedEvent,
  everyEventOf,
  firstDaysOf,
  timelineOf,
  type WorkedOut,
} from '@evenlight/contract/timelines/timeline-of';
import type { Db } from '../../platform/database/database.ts';
import { addressSince } from './calendar/address-store.ts';
import { handoffsOf } from './handoffs/handoff-store.ts';
import { findTimeline, type Mark, marksOf } from './store.ts';
import { remarkInWords } from './words/remark-words.ts';
import { timeframeInWords } from './words/timeframe-words.ts';
import { wordsOf } from './words/words-of.ts';

export type Reading = { language: Language; now: Date };

export async function readTimeline(db: Db, plan: Plan, reading: Reading): Promise<Timeline> {
  const kept = await findTimeline(db, plan.id);
  const [options, answers] = [kept?.options ?? defaultOptions, kept?.answers ?? noAnswers];
  const worked = timelineOf(plan, options, answers);
  const marks = new Map((await marksOf(db, plan.id)).map((mark) => [mark.eventId, mark]));
  // The papers of a way that is not usual wait for nobody to ask for them.
  const isShown = kept !== null || worked.notices.includes('not-usual');
  const shown = isShown ? withTouched(worked, everyEventOf(plan, answers), marks) : { events: [], later: [] };
  const inWords = (event: DatedEvent, isLater: boolean) => asWire(event, { plan, marks, reading, isLater });
  const custom = (key: string) => customInWords(plan, key, reading.language);
  return {
    planId: plan.id,
    generatedAt: kept?.generatedAt.toISOString() ?? null,
    options,
    answers,
    notices: worked.notices,
    questions: worked.questions,
    timeline: shown.events.map((event) => inWords(event, false)),
    later: shown.later.map((event) => inWords(event, true)),
    counts: worked.counts,
    askClergy: worked.askClergy.map(custom),
    customs: worked.customs.map((key) => ({ ...custom(key), isChosen: answers.optIns.includes(key) })),
    handoffs: await handoffsOf(db, plan.id, reading.now),
    calendarAddressSince: (await addressSince(db, plan.id))?.toISOString() ?? null,
  };
}

/** What was completed or noted stays in sight, also when the family asks for less. */
function withTouched(worked: WorkedOut, every: readonly DatedEvent[], marks: ReadonlyMap<string, Mark>) {
  const { events, later } = worked;
  const known = new Set([...events, ...later].map(({ id }) => id));
  const touched = every.filter(({ id }) => !known.has(id) && isTouched(marks.get(id)));
  const order = new Map(every.map(({ id }, place) => [id, place]));
  const inOrder = (one: DatedEvent, other: DatedEvent) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0);
  return { events: [...events, ...touched].toSorted(inOrder), later };
}

function isTouched(mark: Mark | undefined): boolean {
  return mark !== undefined && (mark.completedAt !== null || mark.note !== '' || mark.assignee !== '');
}

type Telling = { plan: Plan; marks: ReadonlyMap<string, Mark>; reading: Reading; isLater: boolean };

function asWire(event: DatedEvent, { plan, marks, reading, isLater }: Telling): TimelineEvent {
  const { language, now } = reading;
  const mark = marks.get(event.id);
  const isCompleted = mark?.completedAt != null;
  const today = wallTimeAt(now).date;
  const isOverdue = !isCompleted && isOver(event, today) && !hasBeen(event, plan, today);
  const { id, category, importance, isFaithSpecific: faithSpecific, startsOn, endsOn, remarks } = event;
  return {
    id,
    category,
    importance,
    faithSpecific,
    startsOn,
    endsOn,
    isOverdue,
    isLater,
    ...wordsOfEvent(plan, event, language),
    timeframe: timeframeInWords(event, isOverdue, language),
    remarks: remarks.map((remark) => remarkInWords(remark, language)),
    completed: isCompleted,
    completedAt: mark?.completedAt?.toISOString() ?? null,
    completedBy: (isCompleted && mark?.completedByName) || null,
    assignee: mark?.assignee ?? '',
    familyNote: mark?.note ?? '',
    version: mark?.version ?? 0,
  };
}

const isOver = ({ startsOn, endsOn }: DatedEvent, today: string) => startsOn !== null && (endsOn ?? startsOn) < today;

/**
 * Once the service has been, its rites and the days after it have been too: nobody is told to hold them soon. Here the day
 * alone counts: whoever buried somebody and has not told us should not read that it is still to be done.
 */
function hasBeen({ category }: DatedEvent, { serviceDate }: Plan, today: string): boolean {
  const isServiceOver = serviceDate !== null && serviceDate < today;
  return isServiceOver && (category === 'ceremony' || category === 'memorial');
}

/** A rite that is held several times says which time it is. */
function wordsOfEvent(plan: Plan, { words: key, time }: DatedEvent, language: Language) {
  const words = wordsFor(plan, key, language);
  return time ? { ...words, title: `${words.title} (${time.nth}/${time.of})` } : words;
}

function wordsFor(plan: Plan, key: string, language: Language) {
  const words = wordsOf(plan.faithTradition, key, language, plan.branch);
  if (!words) throw new Error(`No words for the rite ${key}.`);
  return words;
}

function customInWords(plan: Plan, key: string, language: Language) {
  const { title, description } = wordsFor(plan, key, language);
  return { key, title, description };
}

export async function readFirstDays(db: Db, plan: Plan, reading: Reading): Promise<TimelineEvent[]> {
  const answers = (await findTimeline(db, plan.id))?.answers ?? noAnswers;
  const marks = new Map((await marksOf(db, plan.id)).map((mark) => [mark.eventId, mark]));
  return firstDaysOf(plan, answers).map((event) => asWire(event, { plan, marks, reading, isLater: false }));
}

/** What the family wants to see of its days; before it has said so, what it would be shown first. */
export async function readSteps(db: Db, plan: Plan, reading: Reading): Promise<TimelineEvent[]> {
  const kept = await findTimeline(db, plan.id);
  const { events } = timelineOf(plan, kept?.options ?? defaultOptions, kept?.answers ?? noAnswers);
  const marks = new Map((await marksOf(db, plan.id)).map((mark) => [mark.eventId, mark]));
  return events.map((event) => asWire(event, { plan, marks, reading, isLater: false }));
}

/** What every event that the plan could have is called, in any language. */
export async function readEventWords(db: Db, plan: Plan) {
  const answers = (await findTimeline(db, plan.id))?.answers ?? noAnswers;
  const events = new Map(everyEventOf(plan, answers).map((event) => [event.id, event]));
  return (eventId: string, language: Language) => {
    const event = events.get(eventId);
    return event ? wordsOfEvent(plan, event, language) : null;
  };
}

/** One event, if it belongs to the plan. */
export async function readEvent(db: Db, plan: Plan, eventId: string, reading: Reading): Promise<TimelineEvent | null> {
  const answers = (await findTimeline(db, plan.id))?.answers ?? noAnswers;
  const event = everyEventOf(plan, answers).find(({ id }) => id === eventId);
  if (!event) return null;
  const marks = new Map((await marksOf(db, plan.id)).map((mark) => [mark.eventId, mark]));
  return asWire(event, { plan, marks, reading, isLater: false });
}
