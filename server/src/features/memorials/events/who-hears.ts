// Who of the guests may still be written to. A letter tells the title, the time and the place.
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { memorialCollaborators } from '../collaboration/tables.ts';
import type { MemorialRow } from '../store.ts';
import type { EventRow } from './event-store.ts';
import type { RsvpRow } from './rsvp-store.ts';

/** Where a gathering is not for everybody any more, only the memorial's people of today hear of it. */
export async function thoseWhoHear(
  db: Db,
  memorial: MemorialRow,
  event: EventRow,
): Promise<(guest: RsvpRow) => boolean> {
  if (memorial.deletedAt || memorial.closedAt) return () => false;
  const isForOthers = memorial.publishedAt !== null && memorial.privacy !== 'invited' && event.isPublic;
  if (isForOthers) return () => true;
  const addresses = await addressesOfPeople(db, memorial);
  return ({ email }) => email !== null && addresses.has(email);
}

async function addressesOfPeople(db: Db, { id, userId: ownerId }: MemorialRow): Promise<Set<string>> {
  const { memorialId, userId } = memorialCollaborators;
  const accepted = db
    .select({ userId })
    .from(memorialCollaborators)
    .where(and(eq(memorialId, id), isNotNull(userId)));
  const people = await db
    .select({ email: users.email })
    .from(users)
    .where(or(eq(users.id, ownerId), inArray(users.id, accepted)));
  return new Set(people.map(({ email }) => email));
}
