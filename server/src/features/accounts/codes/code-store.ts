import type { UserId } from '@evenlight/contract/ids';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { CODE_TRIES } from '../rules.ts';
import { mailedCodes } from '../tables.ts';

export type MailedCode = typeof mailedCodes.$inferSelect;

export async function insertCode(db: Db, code: typeof mailedCodes.$inferInsert) {
  await db.insert(mailedCodes).values(code);
}

export async function killCodesOf(db: Db, browserHash: Buffer, now: Date) {
  await db
    .update(mailedCodes)
    .set({ spentAt: now })
    .where(and(eq(mailedCodes.browserHash, browserHash), isNull(mailedCodes.spentAt)));
}

type Sought = {
  browserHash: Buffer;
  purposes: readonly MailedCode['purpose'][];
  email?: string;
  userId?: UserId;
  now: Date;
};

/** Counts a try and hands out the row, locked until the transaction ends. Null when there is nothing left to try. */
export async function tryCode(db: Db, { browserHash, purposes, email, userId, now }: Sought) {
  const [mailed] = await db
    .update(mailedCodes)
    .set({ tries: sql`${mailedCodes.tries} + 1` })
    .where(
      and(
        eq(mailedCodes.browserHash, browserHash),
        inArray(mailedCodes.purpose, [...purposes]),
        email === undefined ? undefined : eq(mailedCodes.email, email),
        userId === undefined ? undefined : eq(mailedCodes.userId, userId),
        isNull(mailedCodes.spentAt),
        gt(mailedCodes.expiresAt, now),
        lt(mailedCodes.tries, CODE_TRIES),
      ),
    )
    .returning();
  return mailed ?? null;
}

export async function findCodeByLink(db: Db, linkHash: Buffer, now: Date) {
  const [mailed] = await db
    .select()
    .from(mailedCodes)
    .where(
      and(
        eq(mailedCodes.linkHash, linkHash),
        // Only these mails carry a link.
        inArray(mailedCodes.purpose, ['sign-in', 'sign-up']),
        isNull(mailedCodes.spentAt),
        gt(mailedCodes.expiresAt, now),
        lt(mailedCodes.tries, CODE_TRIES),
      ),
    )
    .for('update');
  return mailed ?? null;
}

export async function spendCode(db: Db, id: string, now: Date) {
  await db.update(mailedCodes).set({ spentAt: now }).where(eq(mailedCodes.id, id));
}

export async function forgetCodes(db: Db, now: Date) {
  await db.delete(mailedCodes).where(lt(mailedCodes.expiresAt, now));
}
