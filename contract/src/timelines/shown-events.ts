// What a family sees of its days: by category, by how much hangs on them, and by how far ahead they are.
import { addDays } from '../dates.ts';
import {
  type EventCategory,
  type Importance,
  priorityLevels,
  type TimelineCount,
  type TimelineOptions,
  timeframes,
} from '../timelines.ts';
import type { KnownDays } from './dating.ts';
import type { DatedEvent } from './timeline-of.ts';

type Shown = Record<'events' | 'later', DatedEvent[]>;

/** What the family ticked itself is shown whatever else it chose. */
export function shownOf(every: readonly DatedEvent[], days: KnownDays, options: TimelineOptions): Shown {
  const wanted = every.filter(({ category, isTicked }) => isTicked || isIncluded(category, options));
  return {
    events: wanted.filter((event) => {
      if (event.isTicked) return !isBeyond(event, days, options.timeframe);
      return isImportant(event, options) && isWithin(event, days, options.timeframe);
    }),
    later: wanted.filter((event) => isLater(event, days, options)),
  };
}

const includingAll = {
  includePreparation: true,
  includeCeremony: true,
  includeMemorial: true,
  includeAftercare: true,
} as const;

/** So that a screen can say beside a choice that it would add nothing, whatever else is chosen there. */
export function countsOf(every: readonly DatedEvent[], days: KnownDays): TimelineCount[] {
  const unticked = every.filter(({ isTicked }) => !isTicked);
  return priorityLevels.flatMap((priorityLevel) =>
    timeframes.map((timeframe) => {
      const { events, later } = shownOf(unticked, days, { ...includingAll, priorityLevel, timeframe });
      const count = (category: EventCategory) =>
        [...events, ...later].filter((event) => event.category === category).length;
      return {
        priorityLevel,
        timeframe,
        preparation: count('preparation'),
        ceremony: count('ceremony'),
        memorial: count('memorial'),
        aftercare: count('aftercare'),
      };
    }),
  );
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

const isBeyond = ({ order }: DatedEvent, { service }: KnownDays, timeframe: number) =>
  order > addDays(service, timeframe);

/** So many days after the service; and before it too, where there is no death to count from. */
function isWithin(event: DatedEvent, days: KnownDays, timeframe: number): boolean {
  if (isBeyond(event, days, timeframe)) return false;
  return days.isDeathKnown || !event.isOfService || event.order >= addDays(days.service, -timeframe);
}

const LONGEST_TIMEFRAME = Math.max(...timeframes);

/** Great days always; and of what the family wants to see, the days that no timeframe reaches. */
function isLater(event: DatedEvent, days: KnownDays, options: TimelineOptions): boolean {
  if (event.isTicked) return isBeyond(event, days, options.timeframe);
  if (event.category !== 'memorial' || isWithin(event, days, options.timeframe)) return false;
  return isGreat(event) || (isImportant(event, options) && !isWithin(event, days, LONGEST_TIMEFRAME));
}
