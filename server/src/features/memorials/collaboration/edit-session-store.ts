// Who has a memorial open to work on it. One line for each person, kept warm by their screen.
import type { UserId } from '@evenlight/contract/ids';
import { SILENT_AFTER_SECONDS } from '@evenlight/contract/memorials/collaboration';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { memorialEditSessions } from './tables.ts';

export type EditSessionRow = typeof memorialEditSessions.$inferSelect;

const { memorialId: ofMemorial, userId: ofPerson } = memorialEditSessions;
const mine = (memorialId: number, userId: UserId) => and(eq(ofMemorial, memorialId), eq(ofPerson, userId));

export function isActive({ endedAt, lastActiveAt }: EditSessionRow, now: Date): boolean {
  return endedAt === null && now.getTime() - lastActiveAt.getTime() < SILENT_AFTER_SECONDS * 1000;
}

export function editSessionsOf(db: Db, memorialId: number): Promise<EditSessionRow[]> {
  const { lastActiveAt } = memorialEditSessions;
  return db.select().from(memorialEditSessions).where(eq(ofMemorial, memorialId)).orderBy(desc(lastActiveAt), ofPerson);
}

export async function findEditing(db: Db, memorialId: number, userId: UserId): Promise<EditSessionRow | null> {
  const [found] = await db.select().from(memorialEditSessions).where(mine(memorialId, userId)).for('update');
  return found ?? null;
}

/** Whoever comes back after a silence begins a new session. */
export async function keepWarm(
  db: Db,
  { memorialId, userId, isNew }: { memorialId: number; userId: UserId; isNew: boolean },
  now: Date,
): Promise<EditSessionRow> {
  const begun = { id: uuid({ msecs: now.getTime() }), startedAt: now };
  const warm = { lastActiveAt: now, endedAt: null };
  const [kept] = await db
    .insert(memorialEditSessions)
    .values({ memorialId, userId, ...begun, ...warm })
    .onConflictDoUpdate({ target: [ofMemorial, ofPerson], set: { ...(isNew && begun), ...warm } })
    .returning();
  if (!kept) throw new Error('An edit session was not written.');
  return kept;
}

export async function endEditing(db: Db, memorialId: number, userId: UserId, now: Date): Promise<void> {
  await db.update(memorialEditSessions).set({ endedAt: now }).where(mine(memorialId, userId));
}

export async function forgetEditing(db: Db, memorialId: number, userId: UserId): Promise<void> {
  await db.delete(memorialEditSessions).where(mine(memorialId, userId));
}
