// The queue in the database: what waits and in which order, who has it, and what was done about it.

import type { PromiseKind } from '@evenlight/contract/concierge';
import type { QueueView } from '@evenlight/contract/queue';
import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { type FoundPromise, promisesInOrder } from '../read-promises.ts';
import { promises } from '../tables.ts';
import type { Place } from './rules.ts';
import { deskEntries } from './tables.ts';

export const LINES_AT_ONCE = 50;

type Asking = {
  view: QueueView;
  kind: PromiseKind | undefined;
  nameSearchHashes: string[];
  /** Only what is about this plan. */
  planId: string | null;
  after: Place | null;
  reader: string;
  now: Date;
};

/**
 * One more than are shown, so that it is known whether others follow. First which ones, then what they are about: looked
 * up for all that wait, the fifteen tables beside them would cost more than the list.
 */
export async function linesOf(
  db: Db,
  { view, kind, nameSearchHashes, planId, after, reader, now }: Asking,
): Promise<FoundPromise[]> {
  const wanted = [
    inView(view, { reader, now }),
    kind && eq(promises.kind, kind),
    nameSearchHashes.length > 0 ? arrayContains(promises.nameSearchHashes, nameSearchHashes) : undefined,
    planId ? eq(promises.planId, planId) : undefined,
    after ? comesAfter(after) : undefined,
  ];
  // Spelled as in the index that is read in this order.
  const order =
    view === 'kept'
      ? [sql`${promises.endedAt} desc nulls last`, asc(promises.id)]
      : [sql`${promises.comesFirst} desc nulls last`, asc(promises.dueAt), asc(promises.id)];
  const places = await db
    .select({ id: promises.id })
    .from(promises)
    .where(and(...wanted))
    .orderBy(...order)
    .limit(LINES_AT_ONCE + 1);
  return promisesInOrder(
    db,
    places.map(({ id }) => id),
  );
}

function inView(view: QueueView, { reader, now }: { reader: string; now: Date }): SQL | undefined {
  if (view === 'kept') return isNotNull(promises.endedAt);
  const isOpen = isNull(promises.endedAt);
  if (view === 'free') return and(isOpen, isNull(promises.ownerId));
  if (view === 'mine') return and(isOpen, eq(promises.ownerId, reader));
  return view === 'late' ? and(isOpen, lt(promises.dueAt, now)) : isOpen;
}

function comesAfter({ comesFirst, at, id }: Place): SQL | undefined {
  if (comesFirst === null)
    return sql`(${promises.endedAt}, ${id}::uuid) < (${at.toISOString()}::timestamptz, ${promises.id})`;
  const behind = sql`(${promises.dueAt}, ${promises.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid)`;
  const sameRank = and(eq(promises.comesFirst, comesFirst), behind);
  return comesFirst ? sql`(${sameRank} or ${promises.comesFirst} = false)` : sameRank;
}

export async function countQueue(db: Db, { reader, now }: { reader: string; now: Date }) {
  const how = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*)`.mapWith(Number),
      free: how(isNull(promises.ownerId)),
      mine: how(eq(promises.ownerId, reader)),
      late: how(lt(promises.dueAt, now)),
      first: how(sql`${promises.comesFirst}`),
    })
    .from(promises)
    .where(isNull(promises.endedAt));
  return counts ?? { waiting: 0, free: 0, mine: 0, late: 0, first: 0 };
}

/** Locked, so that no two of the team take it in the same moment. */
export async function lockPromise(db: Db, id: string) {
  const [found] = await db.select().from(promises).where(eq(promises.id, id)).for('no key update');
  return found ?? null;
}

export async function setHolder(db: Db, id: string, ownerId: string | null): Promise<void> {
  await db.update(promises).set({ ownerId }).where(eq(promises.id, id));
}

/** False when the same words are here already. */
export async function insertEntry(db: Db, entry: typeof deskEntries.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(deskEntries)
    .values(entry)
    .onConflictDoNothing({ target: deskEntries.idempotencyKey })
    .returning({ id: deskEntries.id });
  return made.length > 0;
}

export async function findEntry(db: Db, idempotencyKey: string) {
  const { promiseId, kind } = deskEntries;
  const [found] = await db
    .select({ promiseId, kind })
    .from(deskEntries)
    .where(eq(deskEntries.idempotencyKey, idempotencyKey));
  return found ?? null;
}

const by = alias(users, 'by');
const to = alias(users, 'to');
const names = (who: typeof by) => ({ firstName: who.firstName, lastName: who.lastName });

export function entriesOf(db: Db, promiseIds: readonly string[]) {
  return db
    .select({ entry: deskEntries, by: names(by), to: { firstName: to.firstName, lastName: to.lastName } })
    .from(deskEntries)
    .leftJoin(by, eq(by.id, deskEntries.byId))
    .leftJoin(to, eq(to.id, deskEntries.toId))
    .where(inArray(deskEntries.promiseId, [...promiseIds]))
    .orderBy(asc(deskEntries.at), asc(deskEntries.id));
}

export function teamOf(db: Db) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.role, 'staff'))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
}
