// For which plan somebody asks vendors. Nobody is asked about it: whoever has one plan asks for that one, and with several
// the family says so where the costs are.
import { PlanId, type QuoteRequestId, UserId } from '@evenlight/contract/ids';
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { announceTo } from '../../../platform/news/announce.ts';
import { peopleOfPlan } from '../../plans/people/people-store.ts';
import { livePlanIds } from '../../plans/plan-store.ts';
import { type RequestRow, requestsOf } from './inquiry-store.ts';
import { quoteRequests } from './tables.ts';

export async function onlyPlanOf(db: Db, userId: UserId): Promise<PlanId | null> {
  const [only, ...others] = await livePlanIds(db, userId);
  return only && others.length === 0 ? only : null;
}

type OfPlan = {
  /** What was asked for the plan. */
  ofPlan: QuoteRequest[];
  /** What may have been asked for any of several. */
  ofNone: QuoteRequest[];
};

/** What was sent before plans were named belongs to the only plan there is. */
export async function requestsOfPlan(db: Db, userId: UserId, planId: PlanId): Promise<OfPlan> {
  const requests = await requestsOf(db, userId);
  const rows = await db
    .select({ id: quoteRequests.id, planId: quoteRequests.planId })
    .from(quoteRequests)
    .where(eq(quoteRequests.userId, userId));
  const only = await onlyPlanOf(db, userId);
  const named = new Map<string, string | null>(rows.map((row) => [row.id, row.planId ?? only]));
  return {
    ofPlan: requests.filter(({ id }) => named.get(id) === planId),
    ofNone: requests.filter(({ id }) => named.get(id) === null),
  };
}

/** False when it is not a request of this person. */
export async function placeRequest(db: Db, userId: UserId, requestId: QuoteRequestId, planId: PlanId) {
  const isOwn = and(eq(quoteRequests.id, requestId), eq(quoteRequests.userId, userId));
  const placed = await db.update(quoteRequests).set({ planId }).where(isOwn).returning({ id: quoteRequests.id });
  return placed.length > 0;
}

type Told = Pick<RequestRow, 'id' | 'userId' | 'planId'>;

/** Whoever asked, and the family that reads the plan's costs. */
export async function tellOfRequest(db: Db, { id, userId, planId }: Told, at: Date): Promise<void> {
  const plan = planId ?? (await onlyPlanOf(db, UserId.parse(userId)));
  const people = new Set([userId, ...(plan ? await peopleOfPlan(db, PlanId.parse(plan)) : [])]);
  const audiences = [...people].map((person) => `person:${person}` as const);
  await announceTo(db, { kind: 'inquiry.changed', subject: id, at }, audiences);
}
