import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { PlanScope } from '../plans/access.ts';
import { paymentShares } from './tables.ts';

export type ShareRow = typeof paymentShares.$inferSelect;

/** What a share's payments have come to, looked up beside it. */
const paid = sql<boolean>`exists (select from payments where share_id = payment_shares.id and state = 'succeeded')`;
const moving = sql<boolean>`exists (select from payments where share_id = payment_shares.id and state = 'processing')`;

function readShares(db: Db) {
  return db.select({ share: paymentShares, isPaid: paid, isMoving: moving }).from(paymentShares).$dynamic();
}

export type FoundShare = Awaited<ReturnType<typeof readShares>>[number];

export function sharesOf(db: Db, planId: string): Promise<FoundShare[]> {
  return (
    readShares(db)
      .where(eq(paymentShares.planId, planId))
      // As they were asked: a link that is sent again moves nobody.
      .orderBy(asc(paymentShares.id))
  );
}

export async function findShare(db: Db, id: string): Promise<FoundShare | null> {
  const [found] = await readShares(db).where(eq(paymentShares.id, id));
  return found ?? null;
}

export async function findShareByToken(db: Db, tokenHash: Buffer): Promise<FoundShare | null> {
  const [found] = await readShares(db).where(eq(paymentShares.tokenHash, tokenHash));
  return found ?? null;
}

export async function insertShare(db: Db, share: typeof paymentShares.$inferInsert): Promise<void> {
  await db.insert(paymentShares).values(share);
}

export async function isRequested(db: Db, { planId }: PlanScope, idempotencyKey: string): Promise<boolean> {
  const ofKey = and(eq(paymentShares.planId, planId), eq(paymentShares.idempotencyKey, idempotencyKey));
  return (await db.$count(paymentShares, ofKey)) > 0;
}

export async function updateShare(db: Db, id: string, fields: Partial<ShareRow>): Promise<void> {
  await db.update(paymentShares).set(fields).where(eq(paymentShares.id, id));
}
