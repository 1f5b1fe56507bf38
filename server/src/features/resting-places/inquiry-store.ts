import { VendorId } from '@evenlight/contract/ids';
import type { RestInquiry } from '@evenlight/contract/resting-places';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { promises } from '../desk/tables.ts';
import type { PlanScope } from '../plans/access.ts';
import { restingPlaceInquiries } from './tables.ts';

const { id, cemeteryId, cemeteryName, messageId, askedAt, dueAt } = restingPlaceInquiries;

/** Newest first. It is answered when our team says so of the message. */
export async function inquiriesOf(db: Db, { planId }: PlanScope): Promise<RestInquiry[]> {
  const rows = await db
    .select({ id, cemeteryId, cemeteryName, askedAt, dueAt, answeredAt: promises.keptAt })
    .from(restingPlaceInquiries)
    .leftJoin(promises, eq(promises.contactMessageId, messageId))
    .where(eq(restingPlaceInquiries.planId, planId))
    .orderBy(desc(askedAt), desc(id));
  return rows.map(({ answeredAt, ...row }) => ({
    ...row,
    cemeteryId: VendorId.parse(row.cemeteryId),
    state: answeredAt ? 'answered' : 'asked',
    askedAt: row.askedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

export async function wasAsked(db: Db, { planId }: PlanScope, idempotencyKey: string): Promise<boolean> {
  const ofKey = and(eq(restingPlaceInquiries.planId, planId), eq(restingPlaceInquiries.idempotencyKey, idempotencyKey));
  return (await db.$count(restingPlaceInquiries, ofKey)) > 0;
}

export type NewInquiry = Omit<typeof restingPlaceInquiries.$inferInsert, 'planId'>;

/** False when the same was asked in this very moment. */
export async function insertInquiry(db: Db, { planId }: PlanScope, inquiry: NewInquiry): Promise<boolean> {
  const made = await db
    .insert(restingPlaceInquiries)
    .values({ ...inquiry, planId })
    .onConflictDoNothing()
    .returning({ id });
  return made.length > 0;
}
