import { AdjustmentId, PlanId } from '@evenlight/contract/ids';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../access.ts';
import { planAdjustments } from './tables.ts';
import type { AskedWay } from './way-asked.ts';

type NewAdjustment = Omit<typeof planAdjustments.$inferInsert, 'planId' | 'state' | 'note'>;

export async function insertAdjustment(db: Db, { planId }: PlanScope, input: NewAdjustment): Promise<void> {
  await db.insert(planAdjustments).values({ ...input, planId, state: 'requested', note: '' });
}

export async function countAdjustments(db: Db, { planId }: PlanScope): Promise<number> {
  const [row] = await db.select({ options: count() }).from(planAdjustments).where(eq(planAdjustments.planId, planId));
  return row?.options ?? 0;
}

export async function isWritten(db: Db, { planId }: PlanScope, idempotencyKey: string): Promise<boolean> {
  const ofKey = and(eq(planAdjustments.planId, planId), eq(planAdjustments.idempotencyKey, idempotencyKey));
  return (await db.$count(planAdjustments, ofKey)) > 0;
}

/** At most one is open: about the way that the plan has now. */
export async function openWayRequest(db: Db, { planId }: PlanScope) {
  const { id, state, chosen } = planAdjustments;
  const isOpen = and(eq(planAdjustments.planId, planId), eq(state, 'requested'), isNotNull(chosen));
  const [found] = await db.select({ id, chosen }).from(planAdjustments).where(isOpen);
  return found?.chosen ? { id: AdjustmentId.parse(found.id), asked: found.chosen } : null;
}

/** What a request about the way asks for; null for any other one. */
export async function wayAskedIn(db: Db, id: AdjustmentId): Promise<AskedWay | null> {
  const { chosen } = planAdjustments;
  const [found] = await db.select({ chosen }).from(planAdjustments).where(eq(planAdjustments.id, id));
  return found?.chosen ?? null;
}

/** Nothing is added for what stands in the lines. */
export async function setInLines(db: Db, id: AdjustmentId): Promise<void> {
  await db.update(planAdjustments).set({ cents: 0 }).where(eq(planAdjustments.id, id));
}

export async function deleteAdjustment(db: Db, id: AdjustmentId): Promise<void> {
  await db.delete(planAdjustments).where(eq(planAdjustments.id, id));
}

/** The plan of an adjustment; null when there is no such adjustment. */
export async function planOfAdjustment(db: Db, id: AdjustmentId): Promise<PlanId | null> {
  const [found] = await db
    .select({ planId: planAdjustments.planId })
    .from(planAdjustments)
    .where(eq(planAdjustments.id, id));
  return found ? PlanId.parse(found.planId) : null;
}

type Decision = { state: 'confirmed' | 'declined'; note: string; decidedBy: string; decidedAt: Date };

export async function decide(db: Db, id: AdjustmentId, decision: Decision): Promise<void> {
  await db.update(planAdjustments).set(decision).where(eq(planAdjustments.id, id));
}

/** The state of an adjustment, for whoever owes an answer to it. */
export async function findAdjustmentState(db: Db, id: string) {
  const { requestedAt, decidedAt, decidedBy } = planAdjustments;
  const [found] = await db
    .select({ requestedAt, decidedAt, decidedBy })
    .from(planAdjustments)
    .where(eq(planAdjustments.id, id));
  return found ?? null;
}
