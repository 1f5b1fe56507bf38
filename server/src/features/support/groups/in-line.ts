// One request for a seat as our team reads it, with everybody who is in line for the same group.
import type { GroupRequest, WaitingInLine } from '@evenlight/contract/support/groups';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { users } from '../../accounts/tables.ts';
import { findRequest } from './group-store.ts';
import { groupMemberships } from './tables.ts';
import { requestAsWire } from './wire.ts';

type Read = { request: GroupRequest | null; inLine: WaitingInLine[]; askedBy: string | null };

export async function readRequest(db: Db, keys: Keys, requestId: string): Promise<Read> {
  const found = await findRequest(db, requestId);
  if (!found || found.membership.state === 'declined') return { request: null, inLine: [], askedBy: null };
  const { groupId, userId } = found.membership;
  return { request: requestAsWire(found, keys), inLine: await lineOf(db, groupId), askedBy: userId };
}

/** In the order in which they move up. What they wrote is read when a seat is kept for them. */
async function lineOf(db: Db, groupId: string): Promise<WaitingInLine[]> {
  const { firstName, lastName, email, phone } = users;
  const found = await db
    .select({ id: groupMemberships.id, askedAt: groupMemberships.askedAt, firstName, lastName, email, phone })
    .from(groupMemberships)
    .innerJoin(users, eq(users.id, groupMemberships.userId))
    .where(and(eq(groupMemberships.groupId, groupId), eq(groupMemberships.state, 'waiting')))
    .orderBy(asc(groupMemberships.askedAt), asc(groupMemberships.id));
  return found.map((one) => ({
    id: one.id,
    askedAt: one.askedAt.toISOString(),
    person: { name: `${one.firstName} ${one.lastName}`, email: one.email, phone: one.phone },
  }));
}
