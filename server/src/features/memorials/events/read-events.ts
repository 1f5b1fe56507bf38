// The gatherings of a memorial, for whoever may see them.
import type { GatheringId } from '@evenlight/contract/ids';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { MemorialVisit } from '../access.ts';
import { type EventRow, eventsIn, findEvent } from './event-store.ts';
import { inOrder, isPast } from './rules.ts';
import { asEvent } from './wire.ts';

export async function eventsFor(db: Db, visit: MemorialVisit, now: Date): Promise<MemorialEvent[]> {
  const all = await eventsIn(db, visit.memorialId);
  // One that was called off is of use until its day; after that it only reminds.
  const shown = all.filter((event) => mayKnow(visit, event) && !(event.canceledAt && isPast(event, now)));
  return inOrder(shown, now).map((event) => asEvent(event, now));
}

/** The next one that takes place. */
export function nextOf(events: readonly MemorialEvent[]): MemorialEvent | null {
  return events.find(({ isPast, isCanceled }) => !isPast && !isCanceled) ?? null;
}

export async function requireEvent(db: Db, visit: MemorialVisit, id: GatheringId): Promise<EventRow> {
  const event = await findEvent(db, visit.memorialId, id);
  return event && mayKnow(visit, event) ? event : refuse('event.not_found');
}

/** Those that are not public are for the people of the memorial. */
export function mayKnow({ role }: MemorialVisit, { isPublic }: EventRow): boolean {
  return isPublic || role !== null;
}
