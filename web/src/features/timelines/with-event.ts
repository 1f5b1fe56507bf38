import type { Timeline, TimelineEvent } from '@evenlight/contract/timelines';

/** The timeline with one event changed, wherever it stands. */
export function withEvent(timeline: Timeline, eventId: string, changes: Partial<TimelineEvent>): Timeline {
  const changed = (events: TimelineEvent[]) =>
    events.map((event) => (event.id === eventId ? { ...event, ...changes } : event));
  return { ...timeline, timeline: changed(timeline.timeline), later: changed(timeline.later) };
}
