// What a rite is, apart from its words: when it is, for whom, and how much hangs on it.
import type { EventCategory, Importance } from '../timelines.ts';

/** Days that a calendar of its own decides about. `tithi`, the lunar day of the death, is named by a pandit and never computed. */
export const calendarDays = [
  ...(['anniversary', 'shiva', 'rising-from-shiva', 'shloshim', 'kaddish', 'unveiling'] as const),
  ...(['yahrzeit', 'iddah', 'tithi'] as const),
] as const;
export type CalendarDay = (typeof calendarDays)[number];

export function isCalendarDay(when: When): when is CalendarDay {
  return calendarDays.some((day) => day === when);
}

type Point = `${'D' | 'S'}${'+' | '-'}${number}`;
/** From one point to another; a single one begins and ends it. */
export type Span = Point | `${Point}..${Point}`;

/**
 * `D` is the day of death, `S` the day of the service; `a..b` is a span, and a list repeats the rite. Traditional
 * ordinals are inclusive: the 13th day is D+12.
 */
export type When = Span | readonly Point[] | CalendarDay;

/** `orOptIn` and `amongBranches`: the branches of which some families keep it; it is offered to no other known branch. */
type OnlyIf =
  | { branch: string; orOptIn?: readonly string[] }
  | { optIn: true; amongBranches?: readonly string[] }
  | { answer: 'isVeteran' | 'hasSurvivingWife' };

export type Rite = {
  key: string;
  category: EventCategory;
  importance: Importance;
  when: When;
  isFaithSpecific: boolean;
  onlyIf?: OnlyIf;
  /** Counted from the death, but never held before the service. */
  isAfterService?: true;
  /** Cares for the body or lays it to rest, with the papers for that: over, where a memorial is held later. */
  isWithBody?: true;
  /** A great day, listed however short the timeframe is. */
  isGreatDay?: true;
  /** Its last day is that of rites which are never held before the service. */
  endsAfterService?: true;
  /** Where the service is fewer than so many days after the death. */
  ifSooner?: { than: number; when: When };
  /** The service itself, at the hour that was booked. */
  isMain?: true;
  /** Of a gathering that a simple offer comes without. */
  isOfGathering?: true;
  /** The key of its words, where another rite's words would be wrong. */
  words?: string;
};

type Traits = Partial<Omit<Rite, 'key' | 'category' | 'importance' | 'when'>>;

export function rite(
  key: string,
  category: EventCategory,
  importance: Importance,
  when: When,
  traits: Traits = {},
): Rite {
  return { key, category, importance, when, isFaithSpecific: !key.startsWith('civ-'), ...traits };
}

export type Counted = { from: 'death' | 'service'; days: number };

export function countedOf(point: string): Counted {
  const [anchor, days] = [point.slice(0, 1), Number(point.slice(1))];
  return { from: anchor === 'D' ? 'death' : 'service', days };
}

export function endsOf(span: Span): [first: Counted, last: Counted] {
  const [first, last] = span.split('..').map(countedOf);
  if (!first) throw new Error(`'${span}' names no day.`);
  return [first, last ?? first];
}

export function spanOf(first: Counted, last: Counted): Span {
  const [from, until] = [pointOf(first), pointOf(last)];
  return from === until ? from : `${from}..${until}`;
}

function pointOf({ from, days }: Counted): Point {
  return `${from === 'death' ? 'D' : 'S'}${days < 0 ? '-' : '+'}${Math.abs(days)}`;
}
