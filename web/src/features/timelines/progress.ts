// How far things have come: what is done, what comes next, and how near the service is.
import { daysBetween } from '@evenlight/contract/dates';
import { type EventCategory, eventCategories, type TimelineEvent } from '@evenlight/contract/timelines';

const UPCOMING_COUNT = 5;
/** Thirty days before the service it stands at 0, on the day at 100. */
const PERCENT_PER_DAY = 3.33;

/** Null without a date. */
export function planProgress(serviceDate: string | null, today: string): number | null {
  if (serviceDate === null) return null;
  const percent = Math.round(100 - PERCENT_PER_DAY * daysBetween(today, serviceDate));
  return Math.min(100, Math.max(0, percent));
}

export type Tally = { done: number; total: number };

type Counted = Pick<TimelineEvent, 'completed' | 'category'>;

export function tallyOf(events: readonly Counted[]): Tally {
  return { done: events.filter(({ completed }) => completed).length, total: events.length };
}

/** In the order in which they come; without the categories that have nothing in them. */
export function talliesByCategory(events: readonly Counted[]): (Tally & { category: EventCategory })[] {
  return eventCategories
    .map((category) => ({ category, ...tallyOf(events.filter((event) => event.category === category)) }))
    .filter(({ total }) => total > 0);
}

export function percentOf({ done, total }: Tally): number {
  return total === 0 ? 0 : Math.round((100 * done) / total);
}

export function upcomingOf<Event extends Counted>(events: readonly Event[]): Event[] {
  return events.filter(({ completed }) => !completed).slice(0, UPCOMING_COUNT);
}
