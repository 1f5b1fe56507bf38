// Queries on answers. All that writes here holds the gathering's row.
import { GatheringId, MemorialId, type RsvpId } from '@evenlight/contract/ids';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { memorialEvents, memorialRsvps } from './tables.ts';

export type RsvpRow = typeof memorialRsvps.$inferSelect;

const inLine = [asc(memorialRsvps.answeredAt), asc(memorialRsvps.id)];

export function answersTo(db: Db, eventId: string): Promise<RsvpRow[]> {
  return db
    .select()
    .from(memorialRsvps)
    .where(eq(memorialRsvps.eventId, eventId))
    .orderBy(...inLine);
}

export function waitingFor(db: Db, eventId: string): Promise<RsvpRow[]> {
  return db
    .select()
    .from(memorialRsvps)
    .where(and(eq(memorialRsvps.eventId, eventId), eq(memorialRsvps.status, 'waiting')))
    .orderBy(...inLine);
}

/** Whoever comes, may come or waits, and left an address. */
export function reachableGuests(db: Db, eventId: string) {
  const toTell = and(isNotNull(memorialRsvps.email), ne(memorialRsvps.status, 'not_attending'));
  return db
    .select()
    .from(memorialRsvps)
    .where(and(eq(memorialRsvps.eventId, eventId), toTell))
    .orderBy(...inLine);
}

export async function findAnswerByKey(db: Db, eventId: GatheringId, idempotencyKey: string): Promise<RsvpRow | null> {
  const ofKey = and(eq(memorialRsvps.eventId, eventId), eq(memorialRsvps.idempotencyKey, idempotencyKey));
  const [found] = await db.select().from(memorialRsvps).where(ofKey);
  return found ?? null;
}

/** Under this name and address; without an address that may be several people. */
export function answersOf(
  db: Db,
  eventId: GatheringId,
  { name, email }: { name: string; email: string | null },
): Promise<RsvpRow[]> {
  const sameName = sql`lower(${memorialRsvps.name}) = lower(${name})`;
  const sameAddress = email === null ? isNull(memorialRsvps.email) : eq(memorialRsvps.email, email);
  return db
    .select()
    .from(memorialRsvps)
    .where(and(eq(memorialRsvps.eventId, eventId), sameName, sameAddress));
}

export async function findAnswerByToken(db: Db, tokenHash: Buffer) {
  const [found] = await db
    .select({ rsvp: memorialRsvps, memorialId: memorialEvents.memorialId })
    .from(memorialRsvps)
    .innerJoin(memorialEvents, eq(memorialEvents.id, memorialRsvps.eventId))
    .where(eq(memorialRsvps.tokenHash, tokenHash));
  return found ?? null;
}

export async function insertAnswer(db: Db, answer: typeof memorialRsvps.$inferInsert): Promise<RsvpRow> {
  const [made] = await db.insert(memorialRsvps).values(answer).returning();
  if (!made) throw new Error('An answer was not written.');
  return made;
}

export async function updateAnswer(db: Db, id: string, fields: Partial<RsvpRow>): Promise<RsvpRow> {
  const [changed] = await db.update(memorialRsvps).set(fields).where(eq(memorialRsvps.id, id)).returning();
  if (!changed) throw new Error('An answer went in this very moment.');
  return changed;
}

export async function deleteAnswer(db: Db, eventId: GatheringId, id: RsvpId): Promise<RsvpRow | null> {
  const ofEvent = and(eq(memorialRsvps.id, id), eq(memorialRsvps.eventId, eventId));
  const [gone] = await db.delete(memorialRsvps).where(ofEvent).returning();
  return gone ?? null;
}

/** Gatherings with an answer from this address, in one order for everybody, so that two who leave do not block each other. */
export async function answeredBy(db: Db, email: string): Promise<{ memorialId: MemorialId; eventId: GatheringId }[]> {
  const { id, memorialId } = memorialEvents;
  const found = await db
    .selectDistinct({ memorialId, id })
    .from(memorialRsvps)
    .innerJoin(memorialEvents, eq(id, memorialRsvps.eventId))
    .where(eq(memorialRsvps.email, email))
    .orderBy(asc(memorialId), asc(id));
  return found.map(({ memorialId, id }) => ({
    memorialId: MemorialId.parse(memorialId),
    eventId: GatheringId.parse(id),
  }));
}

export function deleteAnswersFrom(db: Db, eventId: GatheringId, email: string): Promise<RsvpRow[]> {
  const fromAddress = and(eq(memorialRsvps.eventId, eventId), eq(memorialRsvps.email, email));
  return db.delete(memorialRsvps).where(fromAddress).returning();
}
