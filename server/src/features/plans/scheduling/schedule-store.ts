import type { PlanId } from '@evenlight/contract/ids';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PlanScope } from '../access.ts';
import { clergyConsents, planSchedules } from './tables.ts';

type NewSchedule = Omit<typeof planSchedules.$inferInsert, 'planId' | 'wishedDays' | 'note'> & {
  wishedDays?: string;
  note?: string;
};

/** What is arranged now takes the place of what was arranged before. */
export async function putSchedule(db: Db, { planId }: PlanScope, schedule: NewSchedule): Promise<void> {
  const values = { day: null, startMinute: null, wishedDays: '', note: '', answeredAt: null, ...schedule };
  await db
    .insert(planSchedules)
    .values({ ...values, planId })
    .onConflictDoUpdate({ target: planSchedules.planId, set: values });
}

export async function removeSchedule(db: Db, { planId }: PlanScope): Promise<void> {
  await db.delete(planSchedules).where(eq(planSchedules.planId, planId));
}

const isOpenRequest = (planId: PlanId) =>
  and(eq(planSchedules.planId, planId), eq(planSchedules.mode, 'requested'), isNull(planSchedules.answeredAt));

/** A request that our team still owes an answer to; null when there is none. */
export async function openRequestOf(db: Db, planId: PlanId): Promise<{ at: Date } | null> {
  const [found] = await db.select({ at: planSchedules.at }).from(planSchedules).where(isOpenRequest(planId));
  return found ?? null;
}

type Answered = { askedBy: Date; answeredAt: Date };

export async function markRequestAnswered(db: Db, planId: PlanId, { askedBy, answeredAt }: Answered): Promise<void> {
  const isOpen = and(isOpenRequest(planId), lte(planSchedules.at, askedBy));
  await db.update(planSchedules).set({ answeredAt }).where(isOpen);
}

export async function findConsent(db: Db, { planId }: PlanScope, day: string) {
  const [found] = await db
    .select({ refusal: clergyConsents.refusal })
    .from(clergyConsents)
    .where(and(eq(clergyConsents.planId, planId), eq(clergyConsents.day, day)));
  return found ?? null;
}

export async function putConsent(
  db: Db,
  { planId }: PlanScope,
  consent: Omit<typeof clergyConsents.$inferInsert, 'planId'>,
): Promise<void> {
  const { day: _, ...values } = consent;
  await db
    .insert(clergyConsents)
    .values({ ...consent, planId })
    .onConflictDoUpdate({ target: [clergyConsents.planId, clergyConsents.day], set: values });
}
