// Queries on days that were added by hand, and on what people chose for the others.
import { GriefDayId, type UserId } from '@evenlight/contract/ids';
import { type DayReminder, GriefDayFields } from '@evenlight/contract/self-care/days';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import { users } from '../../accounts/tables.ts';
import { memorialCollaborators } from '../../memorials/collaboration/tables.ts';
import { memorials } from '../../memorials/tables.ts';
import { griefDayReminders, griefDays } from '../tables.ts';

export type DayRow = typeof griefDays.$inferSelect;

const Inside = GriefDayFields.pick({ name: true, kind: true });

export function sealDay(envelope: Envelope, id: string, { name, kind }: Pick<GriefDayFields, 'name' | 'kind'>): Buffer {
  return envelope.seal(JSON.stringify({ name, kind }), id);
}

export function openDay(envelope: Envelope, { id, sealed, firstOn, isYearly, reminder, version }: DayRow) {
  const inside = Inside.parse(JSON.parse(envelope.unseal(sealed, id)));
  return { id: GriefDayId.parse(id), ...inside, on: firstOn, isYearly, reminder, version };
}

const ofPerson = (userId: UserId) => eq(griefDays.userId, userId);
const oneOf = (userId: UserId, id: string) => and(ofPerson(userId), eq(griefDays.id, id));

export function daysAddedBy(db: Db, userId: UserId): Promise<DayRow[]> {
  return db.select().from(griefDays).where(ofPerson(userId)).orderBy(asc(griefDays.id));
}

export function countDays(db: Db, userId: UserId): Promise<number> {
  return db.$count(griefDays, ofPerson(userId));
}

export async function findDay(db: Db, userId: UserId, id: string): Promise<DayRow | null> {
  const [found] = await db.select().from(griefDays).where(oneOf(userId, id));
  return found ?? null;
}

export async function findDayByIdempotencyKey(db: Db, userId: UserId, idempotencyKey: string): Promise<DayRow | null> {
  const [found] = await db
    .select()
    .from(griefDays)
    .where(and(ofPerson(userId), eq(griefDays.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export async function insertDay(db: Db, day: DayRow): Promise<void> {
  await db.insert(griefDays).values(day);
}

export async function updateDay(
  db: Db,
  { id, userId: _, idempotencyKey: __, createdAt: ___, ...fields }: DayRow,
): Promise<void> {
  await db.update(griefDays).set(fields).where(eq(griefDays.id, id));
}

/** False when there was none. */
export async function deleteDay(db: Db, userId: UserId, id: GriefDayId): Promise<boolean> {
  const gone = await db.delete(griefDays).where(oneOf(userId, id)).returning({ id: griefDays.id });
  return gone.length > 0;
}

export async function remindersOf(db: Db, userId: UserId): Promise<Map<string, DayReminder>> {
  const { key, reminder } = griefDayReminders;
  const chosen = await db.select({ key, reminder }).from(griefDayReminders).where(eq(griefDayReminders.userId, userId));
  return new Map(chosen.map(({ key, reminder }) => [key, reminder]));
}

export async function putReminder(db: Db, userId: UserId, key: string, reminder: DayReminder): Promise<void> {
  const { userId: person, key: named } = griefDayReminders;
  await db
    .insert(griefDayReminders)
    .values({ userId, key, reminder })
    .onConflictDoUpdate({ target: [person, named], set: { reminder } });
}

/** Everybody who could have a day to be reminded of, in the order of their ids, so many at a time. */
export async function peopleWithDays(db: Db, { after, atOnce }: { after: string; atOnce: number }): Promise<string[]> {
  const people = unionAll(
    db
      .select({ userId: sql<string>`${griefDays.userId}`.as('user_id') })
      .from(griefDays)
      .where(ne(griefDays.reminder, 'none')),
    db
      .select({ userId: sql<string>`${griefDayReminders.userId}`.as('user_id') })
      .from(griefDayReminders)
      .where(ne(griefDayReminders.reminder, 'none')),
    db
      .select({ userId: sql<string>`${memorials.userId}`.as('user_id') })
      .from(memorials)
      .where(isNull(memorials.deletedAt)),
    db.select({ userId: sql<string>`${memorialCollaborators.userId}`.as('user_id') }).from(memorialCollaborators),
  );
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), sql`${users.id} in ${people}`))
    .orderBy(asc(users.id))
    .limit(atOnce);
  return found.map(({ id }) => id);
}
