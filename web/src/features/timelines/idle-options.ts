// Which choices would add nothing for this family, so that the form can say so beside them.
import {
  type EventCategory,
  eventCategories,
  type PriorityLevel,
  priorityLevels,
  type TimelineCount,
  timeframes,
} from '@evenlight/contract/timelines';
import type { Options } from './timeline-options';

export const fieldOf = {
  preparation: 'includePreparation',
  ceremony: 'includeCeremony',
  memorial: 'includeMemorial',
  aftercare: 'includeAftercare',
} as const satisfies Record<EventCategory, keyof Options>;

export type Chosen = Pick<Options, (typeof fieldOf)[EventCategory] | 'priorityLevel' | 'timeframe'>;
type IdleOptions = { levels: PriorityLevel[]; timeframes: number[]; categories: EventCategory[] };

export function idleOptions(counts: readonly TimelineCount[], chosen: Chosen): IdleOptions {
  const found = (level: string, days: string) =>
    counts.find(({ priorityLevel, timeframe }) => priorityLevel === level && String(timeframe) === days);
  const shown = (level: string, days: string) => shownBy(found(level, days), chosen);
  const now = found(chosen.priorityLevel, chosen.timeframe);
  return {
    levels: addingNothing(priorityLevels, (level) => shown(level, chosen.timeframe)),
    timeframes: addingNothing(timeframes, (days) => shown(chosen.priorityLevel, String(days))),
    categories: eventCategories.filter((category) => now?.[category] === 0),
  };
}

function shownBy(count: TimelineCount | undefined, chosen: Chosen): number | null {
  if (!count) return null;
  return eventCategories.reduce((sum, category) => sum + (chosen[fieldOf[category]] ? count[category] : 0), 0);
}

/** Those that show no more than the one before them. */
function addingNothing<T>(choices: readonly T[], shown: (choice: T) => number | null): T[] {
  return choices.filter((choice, place) => {
    const before = choices[place - 1];
    return before !== undefined && shown(choice) !== null && shown(choice) === shown(before);
  });
}
