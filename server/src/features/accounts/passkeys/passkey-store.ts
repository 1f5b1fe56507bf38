import type { PasskeyId, UserId } from '@evenlight/contract/ids';
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { passkeyChallenges, passkeys } from '../tables.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

export function passkeysOf(db: Db, userId: UserId) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
}

export async function findPasskey(db: Db, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey ?? null;
}

export async function countPasskeys(db: Db, userId: UserId): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.count ?? 0;
}

/** Null when this passkey is kept already, here or in another account. */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert) {
  const [kept] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return kept ?? null;
}

/** False when it was removed, or used elsewhere, since it was read. */
export async function markPasskeyUsed(db: Db, passkey: StoredPasskey, counter: number, now: Date): Promise<boolean> {
  const marked = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return marked.length > 0;
}

export async function renamePasskeyOf(db: Db, userId: UserId, id: PasskeyId, name: string) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return renamed ?? null;
}

export async function deletePasskeyOf(db: Db, userId: UserId, id: PasskeyId) {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return removed ?? null;
}

export async function insertChallenge(db: Db, challenge: typeof passkeyChallenges.$inferInsert) {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Taken away by looking at it, so that each counts once. */
export async function takeChallenge(db: Db, challenge: string, userId: UserId | null, now: Date): Promise<boolean> {
  const owner = userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId);
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), owner, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}

export async function forgetChallenges(db: Db, now: Date) {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
