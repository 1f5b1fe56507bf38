import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { paymentRefunds } from './tables.ts';

export type IntendedRefund = typeof paymentRefunds.$inferSelect;

/** The refund as it stands: this one, or the one that was written under the same key before. */
export async function keepIntendedRefund(
  db: Db,
  input: typeof paymentRefunds.$inferInsert,
): Promise<{ input: IntendedRefund; isNew: boolean }> {
  const made = await db.insert(paymentRefunds).values(input).onConflictDoNothing().returning();
  const [kept] = made[0] ? made : await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, input.id));
  if (!kept) throw new Error('a refund was not written');
  return { input: kept, isNew: made.length > 0 };
}

export async function setRefundReference(db: Db, id: string, reference: string): Promise<void> {
  await db.update(paymentRefunds).set({ reference }).where(eq(paymentRefunds.id, id));
}

export async function deleteIntendedRefund(db: Db, id: string): Promise<void> {
  await db.delete(paymentRefunds).where(eq(paymentRefunds.id, id));
}

/** What the provider has not answered yet, together. */
export async function unansweredRefunds(db: Db, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.cents}), 0)::int` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), isNull(paymentRefunds.reference)));
  return row?.cents ?? 0;
}

/** Asked for a while ago, and no answer was written down. */
export function waitingRefunds(db: Db, askedBefore: Date): Promise<IntendedRefund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(and(isNull(paymentRefunds.reference), lt(paymentRefunds.askedAt, askedBefore)))
    .orderBy(asc(paymentRefunds.askedAt));
}
