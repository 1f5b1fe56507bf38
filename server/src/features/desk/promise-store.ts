import type { CustomRequest, PromiseKind } from '@evenlight/contract/concierge';
import type { PlanId } from '@evenlight/contract/ids';
import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { entriesOf } from '../../platform/entries.ts';
import { refuse } from '../../platform/problem.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';
import { refundRequests } from '../payments/tables.ts';
import type { PlanScope } from '../plans/access.ts';
import { planAdjustments } from '../plans/adjustments/tables.ts';
import { planSchedules } from '../plans/scheduling/tables.ts';
import { planVersions } from '../plans/tables.ts';
import { deskChanged } from './queue/changed.ts';
import { customRequests, isAboutNothing, promises } from './tables.ts';

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

const isScheduling = (planId: PlanId) => and(eq(promises.kind, 'scheduling'), eq(promises.planId, planId));

/**
 * Null when it was promised already. Asked again while it is open, it is owed by when it was owed before, or asking again
 * would make it later; after an answer, or after it was taken back, it is a promise of its own.
 */
export async function renewSchedulingPromise(
  db: Db,
  planId: PlanId,
  { madeAt, dueAt }: { madeAt: Date; dueAt: Date },
): Promise<{ id: string; dueAt: Date } | null> {
  if ((await db.$count(promises, and(isScheduling(planId), gte(promises.madeAt, madeAt)))) > 0) return null;
  const [made] = await db
    .insert(promises)
    .values({ id: uuid(), kind: 'scheduling', planId, madeAt, dueAt })
    .onConflictDoUpdate({
      target: promises.planId,
      targetWhere: sql`kind = 'scheduling' and ended_at is null`,
      set: { madeAt, dueAt: sql`least(${promises.dueAt}, excluded.due_at)` },
      setWhere: lt(promises.madeAt, madeAt),
    })
    .returning({ id: promises.id, dueAt: promises.dueAt });
  return made ?? null;
}

/** Who of our team booked the date that stands now, and when; null when the family did, or when there is none. */
export async function dateBookedByTeam(db: Db, planId: PlanId): Promise<{ keptAt: Date; keptBy: string } | null> {
  const isThatVersion = and(eq(planVersions.planId, planSchedules.planId), eq(planVersions.at, planSchedules.at));
  const [booked] = await db
    .select({ keptAt: planSchedules.at, keptBy: users.id })
    .from(planSchedules)
    .innerJoin(planVersions, isThatVersion)
    .innerJoin(users, and(eq(users.id, planVersions.authorId), eq(users.role, 'staff')))
    .where(and(eq(planSchedules.planId, planId), eq(planSchedules.mode, 'blocked')))
    .limit(1);
  return booked ?? null;
}

/** A date that our team has booked is its answer. */
export async function keepScheduling(db: Db, planId: PlanId, kept: { keptAt: Date; keptBy: string }): Promise<void> {
  const answered = await db
    .update(promises)
    .set(kept)
    .where(and(isScheduling(planId), isNull(promises.endedAt)))
    .returning({ id: promises.id });
  for (const { id } of answered) await deskChanged(db, id, kept.keptAt);
}

/** Moved to another hour, it is owed by another one, unless it was kept; and it is found by the new one before long. */
export async function moveConsultationPromise(
  db: Db,
  consultationId: string,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  const moved = await db
    .update(promises)
    .set({ dueAt, warnedAt: null, nameSearchHashes: null })
    .where(openAbout(consultationId))
    .returning({ id: promises.id });
  for (const { id } of moved) await deskChanged(db, id, now);
}

const openAbout = (consultationId: string) =>
  and(eq(promises.consultationId, consultationId), isNull(promises.endedAt));

export async function dueOfConsultation(db: Db, consultationId: string): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: promises.dueAt })
    .from(promises)
    .where(eq(promises.consultationId, consultationId));
  return found?.dueAt ?? null;
}

/** What waits for an answer about one plan, by whatever it is about. */
export async function openPromisesOf(db: Db, { planId }: PlanScope) {
  return db
    .select({ kind: promises.kind, dueAt: promises.dueAt })
    .from(promises)
    .where(and(isNull(promises.endedAt), isAboutPlan(db, planId)))
    .orderBy(asc(promises.dueAt));
}

/** Every promise about a plan or something of it. As arrays, each part is looked up by an index of its own. */
export function isAboutPlan(db: Db, planId: string): SQL | undefined {
  const among = (column: AnyPgColumn, ids: SQLWrapper) => sql`${column} = any(array(${ids}))`;
  const idsIn = (table: typeof planAdjustments | typeof documents | typeof refundRequests) =>
    db.select({ id: table.id }).from(table).where(eq(table.planId, planId));
  return or(
    eq(promises.planId, planId),
    among(promises.adjustmentId, idsIn(planAdjustments)),
    among(promises.documentId, idsIn(documents)),
    among(promises.refundRequestId, idsIn(refundRequests)),
  );
}

type Keeping = { keptBy: string; keptAt: Date; madeAt: string | undefined };

/** False when somebody else has kept it already; the first one stands. */
export async function markKept(db: Db, id: string, { keptBy, keptAt, madeAt }: Keeping): Promise<boolean> {
  const [promise] = await db.select().from(promises).where(eq(promises.id, id)).for('update');
  if (!promise || promise.keptAt) return false;
  if (promise.withdrawnAt || isAboutNothing(promise)) refuse('promise.withdrawn');
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
  kept: { keptAt: Date; keptBy: string | null; keptByProvider?: boolean },
): Promise<void> {
  await db
    .update(promises)
    .set(kept)
    .where(and(isAbout(about), isNull(promises.endedAt)));
}

function isAbout(about: About) {
  return and(...entriesOf(about).map(([column, id]) => eq(promises[column], id)));
}

export async function promiseAbout(db: Db, about: About): Promise<string | null> {
  const [found] = await db.select({ id: promises.id }).from(promises).where(isAbout(about));
  return found?.id ?? null;
}

/** Whoever has taken the call has the promise. */
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

type NewRequest = {
  id: string;
  idempotencyKey: string;
  userId: string | null;
  request: CustomRequest;
  createdAt: Date;
};

/** Null when the same request is here already. */
export async function insertCustomRequest(db: Db, request: NewRequest): Promise<string | null> {
  const [made] = await db
    .insert(customRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: customRequests.id });
  return made?.id ?? null;
}

export async function dueOfRequest(db: Db, idempotencyKey: string): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: promises.dueAt })
    .from(promises)
    .innerJoin(customRequests, eq(customRequests.id, promises.customRequestId))
    .where(eq(customRequests.idempotencyKey, idempotencyKey));
  return found?.dueAt ?? null;
}

/** What was answered that long ago helps nobody any more. */
export async function forgetAnsweredRequests(db: Db, keptBefore: Date): Promise<void> {
  const answered = db.select({ id: promises.customRequestId }).from(promises).where(lt(promises.keptAt, keptBefore));
  await db.delete(customRequests).where(inArray(customRequests.id, answered));
}
