import type { CustomRequest, PromiseKind } from '@evenlight/contract/concierge';
import type { PlanId } from '@evenlight/contract/ids';
import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { documents } from '../documents/tables.ts';
import { refundRequests } from '../payments/tables.ts';
import type { PlanScope } from '../plans/access.ts';
import { planAdjustments } from '../plans/tables.ts';
import { deskChanged } from './queue/changed.ts';
import { customRequests, promises } from './tables.ts';

export type Subject = {
  kind: PromiseKind;
  planId?: string;
  customRequestId?: string;
  adjustmentId?: string;
  documentId?: string;
  counselingRequestId?: string;
  groupMembershipId?: string;
  contactMessageId?: string;
  consultationId?: string;
  crisisAlertId?: string;
  memorialReportId?: string;
  refundRequestId?: string;
};

export type Term = { madeAt: Date; dueAt: Date; comesFirst?: boolean };

/** Made once for each subject, however often it is asked for. Null when it is there already. */
export async function insertPromise(db: Db, promise: Subject & Term): Promise<string | null> {
  const [made] = await db
    .insert(promises)
    .values({ id: uuid(), ...promise })
    .onConflictDoNothing()
    .returning({ id: promises.id });
  return made?.id ?? null;
}

/** Null when it was promised already; its number when it is new, or promised anew after it was kept. */
export async function renewSchedulingPromise(
  db: Db,
  planId: PlanId,
  { madeAt, dueAt }: { madeAt: Date; dueAt: Date },
): Promise<string | null> {
  const [made] = await db
    .insert(promises)
    .values({ id: uuid(), kind: 'scheduling', planId, madeAt, dueAt })
    .onConflictDoUpdate({
      target: [promises.kind, promises.planId],
      set: { madeAt, dueAt, keptAt: null, keptBy: null, ownerId: null, warnedAt: null },
      setWhere: lt(promises.madeAt, madeAt),
    })
    .returning({ id: promises.id });
  return made?.id ?? null;
}

/** Nobody waits any more. What was kept stays on the list. */
export async function dropSchedulingPromise(db: Db, planId: PlanId, now: Date): Promise<void> {
  const ofPlan = and(eq(promises.kind, 'scheduling'), eq(promises.planId, planId));
  await drop(db, and(ofPlan, isNull(promises.keptAt)), now);
}

async function drop(db: Db, which: SQL | undefined, now: Date): Promise<void> {
  const dropped = await db.delete(promises).where(which).returning({ id: promises.id });
  for (const { id } of dropped) await deskChanged(db, id, now);
}

/** Moved to another hour, it is owed by another one, unless it was kept; and it is found by the new one before long. */
export async function moveConsultationPromise(
  db: Db,
  consultationId: string,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  const moved = await db
    .update(promises)
    .set({ dueAt, warnedAt: null, marks: null })
    .where(openAbout(consultationId))
    .returning({ id: promises.id });
  for (const { id } of moved) await deskChanged(db, id, now);
}

/** Nobody waits any more. What was kept stays on the list. */
export async function dropConsultationPromise(db: Db, consultationId: string, now: Date): Promise<void> {
  await drop(db, openAbout(consultationId), now);
}

const openAbout = (consultationId: string) => and(eq(promises.consultationId, consultationId), isNull(promises.keptAt));

export async function dueOfConsultation(db: Db, consultationId: string): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: promises.dueAt })
    .from(promises)
    .where(eq(promises.consultationId, consultationId));
  return found?.dueAt ?? null;
}

/** What waits for an answer about one plan, by whatever it is about. */
export async function openPromisesOf(db: Db, { planId }: PlanScope) {
  const ofPlan = eq(
    sql`coalesce(${promises.planId}, ${planAdjustments.planId}, ${documents.planId}, ${refundRequests.planId})`,
    planId,
  );
  return db
    .select({ kind: promises.kind, dueAt: promises.dueAt })
    .from(promises)
    .leftJoin(planAdjustments, eq(planAdjustments.id, promises.adjustmentId))
    .leftJoin(documents, eq(documents.id, promises.documentId))
    .leftJoin(refundRequests, eq(refundRequests.id, promises.refundRequestId))
    .where(and(isNull(promises.keptAt), ofPlan))
    .orderBy(asc(promises.dueAt));
}

type Keeping = { keptBy: string; keptAt: Date; madeAt: string | undefined };

/** False when somebody else has kept it already; the first one stands. */
export async function markKept(db: Db, id: string, { keptBy, keptAt, madeAt }: Keeping): Promise<boolean> {
  const [promise] = await db.select().from(promises).where(eq(promises.id, id)).for('update');
  if (!promise || promise.keptAt) return false;
  if (promise.ownerId && promise.ownerId !== keptBy) refuse('promise.taken');
  if (madeAt !== undefined && promise.madeAt.toISOString() !== madeAt) refuse('promise.renewed');
  await db.update(promises).set({ keptAt, keptBy }).where(eq(promises.id, id));
  return true;
}

type About = Omit<Subject, 'kind'>;

/** What our team has answered elsewhere is kept by that; whoever did it is known there. */
export async function keepAbout(
  db: Db,
  about: About,
  { keptAt, keptBy }: { keptAt: Date; keptBy: string | null },
): Promise<void> {
  await db
    .update(promises)
    .set({ keptAt, keptBy })
    .where(and(isAbout(about), isNull(promises.keptAt)));
}

function isAbout(about: About) {
  const named = Object.entries(about) as [keyof About, string][];
  return and(...named.map(([column, id]) => eq(promises[column], id)));
}

export async function promiseAbout(db: Db, about: About): Promise<string | null> {
  const [found] = await db.select({ id: promises.id }).from(promises).where(isAbout(about));
  return found?.id ?? null;
}

/** Whoever has the call in hand has the promise in hand. */
export async function holdAlert(db: Db, crisisAlertId: string, ownerId: string | null): Promise<void> {
  await db.update(promises).set({ ownerId }).where(isAbout({ crisisAlertId }));
}

/** Tells the open screens of the team about whatever was promised there. */
export async function changedAbout(db: Db, about: About, at: Date): Promise<void> {
  const found = await db.select({ id: promises.id }).from(promises).where(isAbout(about));
  for (const { id } of found) await deskChanged(db, id, at);
}

/** Where a paper stands, for whoever owes an answer about it. */
export async function findDocumentState(db: Db, id: string) {
  const { state, isByStaff, uploadedAt, decidedAt, decidedBy } = documents;
  const [found] = await db
    .select({ state, isByStaff, uploadedAt, decidedAt, decidedBy })
    .from(documents)
    .where(eq(documents.id, id));
  return found ?? null;
}

type NewRequest = { id: string; sendKey: string; userId: string | null; request: CustomRequest; createdAt: Date };

/** Null when the same request is here already. */
export async function insertCustomRequest(db: Db, request: NewRequest): Promise<string | null> {
  const [made] = await db
    .insert(customRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: customRequests.id });
  return made?.id ?? null;
}

export async function dueOfRequest(db: Db, sendKey: string): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: promises.dueAt })
    .from(promises)
    .innerJoin(customRequests, eq(customRequests.id, promises.customRequestId))
    .where(eq(customRequests.sendKey, sendKey));
  return found?.dueAt ?? null;
}

/** What was answered that long ago helps nobody any more. */
export async function forgetAnsweredRequests(db: Db, keptBefore: Date): Promise<void> {
  const answered = db.select({ id: promises.customRequestId }).from(promises).where(lt(promises.keptAt, keptBefore));
  await db.delete(customRequests).where(inArray(customRequests.id, answered));
}
