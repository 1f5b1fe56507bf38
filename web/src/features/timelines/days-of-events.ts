import type { TimelineEvent } from '@evenlight/contract/timelines';

type Timed = Pick<TimelineEvent, 'id' | 'startsOn' | 'timeframe'>;

/** Events that begin together: on one day, or where days are not known yet, at one time in words. */
export type EventGroup<Event extends Timed> = {
  key: string;
  day: string | null;
  isByNow: boolean;
  timeframe: string;
  events: Event[];
};

/** In the order of the timeline; a day that comes up again later in the list is a group of its own. */
export function groupedByDay<Event extends Timed>(events: readonly Event[], today: string): EventGroup<Event>[] {
  const groups: EventGroup<Event>[] = [];
  for (const event of events) {
    const { id, startsOn, timeframe } = event;
    // Days that have begun stand together: nobody is to be shown how long ago something should have been done.
    const isByNow = startsOn !== null && startsOn <= today;
    const day = isByNow ? null : startsOn;
    const last = groups.at(-1);
    const isSameTime = day !== null || isByNow || last?.timeframe === timeframe;
    if (last && last.day === day && last.isByNow === isByNow && isSameTime) last.events.push(event);
    else groups.push({ key: id, day, isByNow, timeframe, events: [event] });
  }
  return groups;
}
