// The books of the test provider: its intents and refunds, as a bank would keep them.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { IntentStatus } from './provider.ts';
import { testIntents, testRefunds } from './tables.ts';

export type TestIntent = typeof testIntents.$inferSelect;

/** Asked again under the same key, it is the one that is there. */
export async function writeIntent(db: Db, intent: TestIntent): Promise<TestIntent | null> {
  await db.insert(testIntents).values(intent).onConflictDoNothing();
  const [kept] = await db.select().from(testIntents).where(eq(testIntents.idempotencyKey, intent.idempotencyKey));
  return kept ?? null;
}

export async function findTestIntent(db: Db, id: string): Promise<TestIntent | null> {
  const [found] = await db.select().from(testIntents).where(eq(testIntents.id, id));
  return found ?? null;
}

type Step = Partial<Pick<TestIntent, 'status' | 'failure' | 'receivedCents'>> & { updatedAt: Date };

/** Moves an intent on, if it stands where it can be moved from; false when it does not. */
export async function moveIntent(db: Db, id: string, from: readonly IntentStatus[], step: Step): Promise<boolean> {
  const moved = await db
    .update(testIntents)
    .set(step)
    .where(and(eq(testIntents.id, id), inArray(testIntents.status, [...from])))
    .returning({ id: testIntents.id });
  return moved.length > 0;
}

export function refundsOfIntent(db: Db, intentId: string) {
  return db.select().from(testRefunds).where(eq(testRefunds.intentId, intentId));
}

type Refund = typeof testRefunds.$inferInsert;

/** Never more than was received. Null when it is too much; the same request again is the same refund. */
export async function writeRefund(db: Db, refund: Refund): Promise<string | null> {
  await db.select({ id: testIntents.id }).from(testIntents).where(eq(testIntents.id, refund.intentId)).for('update');
  const byKey = eq(testRefunds.idempotencyKey, refund.idempotencyKey);
  const [known] = await db.select({ id: testRefunds.id }).from(testRefunds).where(byKey);
  if (known) return known.id;
  const [intent] = await db
    .select({
      received: testIntents.receivedCents,
      refunded: sql<number>`(select coalesce(sum(cents), 0)::int from test_refunds where intent_id = test_intents.id)`,
    })
    .from(testIntents)
    .where(eq(testIntents.id, refund.intentId));
  if (!intent || intent.refunded + refund.cents > intent.received) return null;
  await db.insert(testRefunds).values(refund);
  return refund.id;
}
