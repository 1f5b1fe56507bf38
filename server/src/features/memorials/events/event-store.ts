// Queries on gatherings. Places are counted in the gathering's own row, so whoever takes or frees one holds that row.
import type { GatheringId, MemorialId } from '@evenlight/contract/ids';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { hotQuery } from '../../../platform/database/hot-query.ts';
import { memorialEvents } from './tables.ts';

export type EventRow = typeof memorialEvents.$inferSelect;

const ofOne = hotQuery((db) =>
  db
    .select()
    .from(memorialEvents)
    .where(eq(memorialEvents.memorialId, sql.placeholder('memorialId')))
    .prepare('memorial_events_of_one'),
);

export function eventsIn(db: Db, memorialId: MemorialId): Promise<EventRow[]> {
  return ofOne(db).execute({ memorialId });
}

const ofMemorial = (memorialId: MemorialId, id: GatheringId) =>
  and(eq(memorialEvents.id, id), eq(memorialEvents.memorialId, memorialId));

export async function findEvent(db: Db, memorialId: MemorialId, id: GatheringId): Promise<EventRow | null> {
  const [found] = await db.select().from(memorialEvents).where(ofMemorial(memorialId, id));
  return found ?? null;
}

/** After the memorial's row, never before it. */
export async function lockEvent(db: Db, memorialId: MemorialId, id: GatheringId): Promise<EventRow | null> {
  const [found] = await db.select().from(memorialEvents).where(ofMemorial(memorialId, id)).for('no key update');
  return found ?? null;
}

export async function findEventByKey(db: Db, memorialId: MemorialId, idempotencyKey: string): Promise<EventRow | null> {
  const ofKey = and(eq(memorialEvents.memorialId, memorialId), eq(memorialEvents.idempotencyKey, idempotencyKey));
  const [found] = await db.select().from(memorialEvents).where(ofKey);
  return found ?? null;
}

export function countEvents(db: Db, memorialId: MemorialId): Promise<number> {
  return db.$count(memorialEvents, and(eq(memorialEvents.memorialId, memorialId), isNull(memorialEvents.canceledAt)));
}

export async function insertEvent(db: Db, event: typeof memorialEvents.$inferInsert): Promise<EventRow> {
  const [made] = await db.insert(memorialEvents).values(event).returning();
  if (!made) throw new Error('A gathering was not written.');
  return made;
}

export async function updateEvent(
  db: Db,
  id: string,
  fields: Partial<typeof memorialEvents.$inferInsert>,
): Promise<EventRow> {
  const [changed] = await db.update(memorialEvents).set(fields).where(eq(memorialEvents.id, id)).returning();
  if (!changed) throw new Error('A gathering went in this very moment.');
  return changed;
}

/** The database refuses one too many by itself. */
export async function addAttending(db: Db, id: string, people: number): Promise<EventRow> {
  const [changed] = await db
    .update(memorialEvents)
    .set({ attending: sql`${memorialEvents.attending} + ${people}` })
    .where(eq(memorialEvents.id, id))
    .returning();
  if (!changed) throw new Error('A gathering went in this very moment.');
  return changed;
}
