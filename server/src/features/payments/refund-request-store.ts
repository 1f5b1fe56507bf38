// What families asked to have back, and what became of it.
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { RefundRequest } from '@evenlight/contract/refunds';
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { announceTo } from '../../platform/news/announce.ts';
import { paymentRefunds, payments, refundRequests } from './tables.ts';

export type RequestRow = typeof refundRequests.$inferSelect;

/** False when the plan has an open one, or the same key was used before. */
export async function insertRefundRequest(db: Db, request: typeof refundRequests.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(refundRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: refundRequests.id });
  return made.length > 0;
}

export async function findRefundRequest(
  db: Db,
  by: { id: string } | { idempotencyKey: string },
): Promise<RequestRow | null> {
  const which = 'id' in by ? eq(refundRequests.id, by.id) : eq(refundRequests.idempotencyKey, by.idempotencyKey);
  const [found] = await db.select().from(refundRequests).where(which);
  return found ?? null;
}

/** The open one, or the last that was answered: there is at most one that is open. */
export async function lastRefundRequest(db: Db, planId: string): Promise<RequestRow | null> {
  const [found] = await db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.planId, planId))
    .orderBy(desc(refundRequests.askedAt), desc(refundRequests.id))
    .limit(1);
  return found ?? null;
}

type Decision = Pick<RequestRow, 'decision' | 'decidedAt' | 'decidedBy'>;
type Which = { id: string } | { planId: string; askedUntil: Date };

/** Null when it was answered before, or is not there: the first answer stands. */
export async function decideRefundRequest(db: Db, which: Which, decision: Decision): Promise<RequestRow | null> {
  const asked =
    'id' in which
      ? eq(refundRequests.id, which.id)
      : and(eq(refundRequests.planId, which.planId), lte(refundRequests.askedAt, which.askedUntil));
  const [decided] = await db
    .update(refundRequests)
    .set(decision)
    .where(and(asked, isNull(refundRequests.decision)))
    .returning();
  return decided ?? null;
}

/** Who of the team gave this money back, and when they began to; null when it was done in the provider's own books. */
export async function requestBehind(db: Db, reference: string) {
  const { askedBy, askedAt } = paymentRefunds;
  const [found] = await db
    .select({ askedBy, askedAt })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.reference, reference));
  return found ?? null;
}

/** Money is on its way back for this plan. Holds its payments, so that none is sent on its way meanwhile. */
export async function isRefundOnItsWay(db: Db, planId: string): Promise<boolean> {
  const held = await db.select({ id: payments.id }).from(payments).where(eq(payments.planId, planId)).for('update');
  const ids = held.map(({ id }) => id);
  const onItsWay = and(inArray(paymentRefunds.paymentId, ids), isNull(paymentRefunds.reference));
  return (await db.$count(paymentRefunds, onItsWay)) > 0;
}

/** The house makes or keeps its promise by it, and the family's open screens show it. */
export async function refundRequestChanged(
  db: Db,
  { id, planId }: Pick<RequestRow, 'id' | 'planId'>,
  { ownerId, at }: { ownerId: string; at: Date },
): Promise<void> {
  await announceTo(db, { kind: 'refund_request.changed', subject: id, at }, ['house']);
  await announceTo(db, { kind: 'payment.changed', subject: planId, at }, [`person:${ownerId}`]);
}

export function asRefundRequest({ id, reason, askedAt, decision, decidedAt }: RequestRow): RefundRequest {
  return {
    id,
    reason,
    decision,
    askedAt: askedAt.toISOString(),
    answeredBy: answerDueAt(askedAt).toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
