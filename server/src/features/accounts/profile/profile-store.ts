import type { UserId } from '@evenlight/contract/ids';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { preferences, users } from '../tables.ts';
import { firstPreferences, type KeptPreferences } from './preferences-rules.ts';

const kept = {
  reminders: preferences.reminders,
  family: preferences.family,
  memorials: preferences.memorials,
  support: preferences.support,
  quietUntil: preferences.quietUntil,
  isTourAnswered: preferences.isTourAnswered,
};

export async function preferencesOf(db: Db, userId: UserId): Promise<KeptPreferences> {
  const [found] = await db.select(kept).from(preferences).where(eq(preferences.userId, userId));
  return found ?? firstPreferences;
}

export async function changePreferences(db: Db, userId: UserId, changes: Partial<KeptPreferences>) {
  if (Object.keys(changes).length === 0) return preferencesOf(db, userId);
  const [changed] = await db
    .insert(preferences)
    .values({ ...firstPreferences, ...changes, userId })
    .onConflictDoUpdate({ target: preferences.userId, set: changes })
    .returning(kept);
  return changed ?? firstPreferences;
}

const leaver = { id: users.id, email: users.email, language: users.language };

/** Whose something is: how to write to them, and in which language. */
export async function findOwner(db: Db, userId: UserId) {
  const { firstName, lastName } = users;
  const [owner] = await db
    .select({ ...leaver, firstName, lastName })
    .from(users)
    .where(eq(users.id, userId));
  return owner ?? null;
}

/** Null when it was planned already; the first day that was said stands. */
export async function planToLeave(db: Db, userId: UserId, deletesAt: Date) {
  const [planned] = await db
    .update(users)
    .set({ deletesAt })
    .where(and(eq(users.id, userId), isNull(users.deletesAt)))
    .returning(leaver);
  return planned ?? null;
}

export async function plannedLeaving(db: Db, userId: UserId): Promise<Date | null> {
  const [user] = await db.select({ deletesAt: users.deletesAt }).from(users).where(eq(users.id, userId));
  return user?.deletesAt ?? null;
}

export async function leaversDue(db: Db, now: Date): Promise<string[]> {
  const due = await db.select({ id: users.id }).from(users).where(lte(users.deletesAt, now)).orderBy(users.deletesAt);
  return due.map(({ id }) => id);
}

/**
 * Null when they signed in meanwhile, are doing so in this moment, or another process is at it: whoever holds the row
 * decides.
 */
export async function lockLeaver(db: Db, id: string, now: Date) {
  // Signing in locks its code or passkey first and the person second, the other way round. Should the two of us meet,
  // we let go before PostgreSQL would have to choose (after a second), so that nobody's sign-in is broken off.
  await db.execute(sql`set local lock_timeout = '500ms'`);
  const [found] = await db
    .select(leaver)
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletesAt, now)))
    .for('update', { skipLocked: true });
  return found ?? null;
}
