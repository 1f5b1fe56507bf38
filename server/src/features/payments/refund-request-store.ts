// What families asked to have back, and what became of it.
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { RefundRequest } from '@evenlight/contract/refunds';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { announceTo } from '../../platform/news/announce.ts';
import { paymentRefunds, refundRequests } from './tables.ts';

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

export async function findRefundRequest(db: Db, by: { id: string } | { sendKey: string }): Promise<RequestRow | null> {
  const which = 'id' in by ? eq(refundRequests.id, by.id) : eq(refundRequests.sendKey, by.sendKey);
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

/** Null when it was answered before, or is not there: the first answer stands. */
export async function decideRefundRequest(
  db: Db,
  which: { id: string } | { planId: string },
  decision: Decision,
): Promise<RequestRow | null> {
  const asked = 'id' in which ? eq(refundRequests.id, which.id) : eq(refundRequests.planId, which.planId);
  const [decided] = await db
    .update(refundRequests)
    .set(decision)
    .where(and(asked, isNull(refundRequests.decision)))
    .returning();
  return decided ?? null;
}

/** Who of the team gave this money back; null when it was done in the provider's own books. */
export async function giverOf(db: Db, reference: string): Promise<string | null> {
  const [found] = await db
    .select({ askedBy: paymentRefunds.askedBy })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.reference, reference));
  return found?.askedBy ?? null;
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
    ...{ id, reason, decision, askedAt: askedAt.toISOString(), answeredBy: answerDueAt(askedAt).toISOString() },
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
