import type { TimelineEvent } from '@evenlight/contract/timelines';

/** Where on the page an event stands. */
export function placeOf({ id }: Pick<TimelineEvent, 'id'>): string {
  return `step-${id}`;
}
