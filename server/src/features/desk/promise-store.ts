import type { CustomRequest, PromiseKind } from '@evenlight/contract/concierge';
import type { PlanId } from '@evenlight/contract/ids';
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';
import type { PlanScope } from '../plans/access.ts';
import { planAdjustments, plans } from '../plans/tables.ts';
import { counselingRequests, groupMemberships, supportGroups } from '../support/tables.ts';
import { consultations } from './consultations/tables.ts';
import { contactMessages } from './contact/tables.ts';
import { customRequests, promises } from './tables.ts';

type Subject = {
  kind: PromiseKind;
  planId?: string;
  customRequestId?: string;
  adjustmentId?: string;
  documentId?: string;
  counselingRequestId?: string;
  groupMembershipId?: string;
  contactMessageId?: string;
  consultationId?: string;
};

/** Made once for each subject, however often it is asked for. True when it is new. */
export async function makePromise(db: Db, subject: Subject, { madeAt, dueAt }: { madeAt: Date; dueAt: Date }) {
  const made = await db
    .insert(promises)
    .values({ id: uuid(), ...subject, madeAt, dueAt })
    .onConflictDoNothing()
    .returning({ id: promises.id });
  return made.length > 0;
}

/** True when it was not promised yet, or is promised anew after it was kept. */
export async function renewSchedulingPromise(db: Db, planId: PlanId, { madeAt, dueAt }: { madeAt: Date; dueAt: Date }) {
  const made = await db
    .insert(promises)
    .values({ id: uuid(), kind: 'scheduling', planId, madeAt, dueAt })
    .onConflictDoUpdate({
      target: [promises.kind, promises.planId],
      set: { madeAt, dueAt, keptAt: null, keptBy: null },
      setWhere: lt(promises.madeAt, madeAt),
    })
    .returning({ id: promises.id });
  return made.length > 0;
}

/** Nobody waits any more. What was kept stays on the list. */
export async function dropSchedulingPromise(db: Db, planId: PlanId): Promise<void> {
  const ofPlan = and(eq(promises.kind, 'scheduling'), eq(promises.planId, planId));
  await db.delete(promises).where(and(ofPlan, isNull(promises.keptAt)));
}

/** Moved to another hour, it is owed by another one, unless it was kept. */
export async function moveConsultationPromise(db: Db, consultationId: string, dueAt: Date): Promise<void> {
  await db.update(promises).set({ dueAt }).where(openAbout(consultationId));
}

/** Nobody waits any more. What was kept stays on the list. */
export async function dropConsultationPromise(db: Db, consultationId: string): Promise<void> {
  await db.delete(promises).where(openAbout(consultationId));
}

const openAbout = (consultationId: string) => and(eq(promises.consultationId, consultationId), isNull(promises.keptAt));

export async function dueOfConsultation(db: Db, consultationId: string): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: promises.dueAt })
    .from(promises)
    .where(eq(promises.consultationId, consultationId));
  return found?.dueAt ?? null;
}

const owner = alias(users, 'owner');
const keeper = alias(users, 'keeper');

function readPromises(db: Db) {
  return db
    .select({
      promise: promises,
      request: customRequests.request,
      /** Named by the promise itself, or by what it is about. */
      planId: sql<string | null>`coalesce(${promises.planId}, ${planAdjustments.planId}, ${documents.planId})`,
      adjustment: { description: planAdjustments.description, cents: planAdjustments.cents },
      documentType: documents.type,
      counseling: {
        id: counselingRequests.id,
        sealed: counselingRequests.sealed,
        level: counselingRequests.level,
      },
      message: {
        id: contactMessages.id,
        sealed: contactMessages.sealed,
        level: contactMessages.level,
        urgency: contactMessages.urgency,
      },
      talk: {
        ...{ id: consultations.id, sealed: consultations.sealed, level: consultations.level },
        ...{ type: consultations.type, urgency: consultations.urgency, startsAt: consultations.startsAt },
        cancelledAt: consultations.cancelledAt,
      },
      groupName: supportGroups.name,
      owner: { firstName: owner.firstName, lastName: owner.lastName, email: owner.email, phone: owner.phone },
      keeper: { firstName: keeper.firstName, lastName: keeper.lastName },
    })
    .from(promises)
    .leftJoin(customRequests, eq(customRequests.id, promises.customRequestId))
    .leftJoin(planAdjustments, eq(planAdjustments.id, promises.adjustmentId))
    .leftJoin(documents, eq(documents.id, promises.documentId))
    .leftJoin(counselingRequests, eq(counselingRequests.id, promises.counselingRequestId))
    .leftJoin(groupMemberships, eq(groupMemberships.id, promises.groupMembershipId))
    .leftJoin(supportGroups, eq(supportGroups.id, groupMemberships.groupId))
    .leftJoin(contactMessages, eq(contactMessages.id, promises.contactMessageId))
    .leftJoin(consultations, eq(consultations.id, promises.consultationId))
    .leftJoin(plans, eq(plans.id, sql`coalesce(${promises.planId}, ${planAdjustments.planId})`))
    .leftJoin(owner, eq(owner.id, sql`coalesce(${plans.userId}, ${documents.userId}, ${groupMemberships.userId})`))
    .leftJoin(keeper, eq(keeper.id, promises.keptBy))
    .$dynamic();
}

export type FoundPromise = Awaited<ReturnType<typeof readPromises>>[number];

// Far more than a team can answer in a day; whoever comes after them is seen as soon as some are kept.
const SHOWN_AT_ONCE = 500;

/** A null level, of everything that holds no words to judge, is no danger. */
const level = sql`coalesce(${counselingRequests.level}, ${contactMessages.level}, ${consultations.level})`;
const isEmergency = sql`'emergency' in (${contactMessages.urgency}, ${consultations.urgency}) or ${consultations.type} = 'crisis'`;
const comesFirst = sql`coalesce(${level} in ('elevated', 'crisis'), false) or coalesce(${isEmergency}, false)`;

/** Everything that waits, emergencies and whoever may be in danger first, and what was kept since a moment. */
export function promisesSince(db: Db, keptSince: Date): Promise<FoundPromise[]> {
  return readPromises(db)
    .where(or(isNull(promises.keptAt), gte(promises.keptAt, keptSince)))
    .orderBy(desc(isNull(promises.keptAt)), desc(comesFirst), asc(promises.dueAt))
    .limit(SHOWN_AT_ONCE);
}

/** What waits for an answer about one plan, by whatever it is about. */
export async function openPromisesOf(db: Db, { planId }: PlanScope) {
  const ofPlan = eq(sql`coalesce(${promises.planId}, ${planAdjustments.planId}, ${documents.planId})`, planId);
  return db
    .select({ kind: promises.kind, dueAt: promises.dueAt })
    .from(promises)
    .leftJoin(planAdjustments, eq(planAdjustments.id, promises.adjustmentId))
    .leftJoin(documents, eq(documents.id, promises.documentId))
    .where(and(isNull(promises.keptAt), ofPlan))
    .orderBy(asc(promises.dueAt));
}

export async function findPromise(db: Db, id: string): Promise<FoundPromise | null> {
  const [found] = await readPromises(db).where(eq(promises.id, id));
  return found ?? null;
}

type Keeping = { keptBy: string; keptAt: Date; madeAt: string | undefined };

/** False when somebody else has kept it already; the first one stands. */
export async function markKept(db: Db, id: string, { keptBy, keptAt, madeAt }: Keeping): Promise<boolean> {
  const [promise] = await db.select().from(promises).where(eq(promises.id, id)).for('update');
  if (!promise || promise.keptAt) return false;
  if (madeAt !== undefined && promise.madeAt.toISOString() !== madeAt) refuse('promise.renewed');
  await db.update(promises).set({ keptAt, keptBy }).where(eq(promises.id, id));
  return true;
}

/** What our team has answered elsewhere is kept by that; whoever did it is known there. */
export async function keepAbout(
  db: Db,
  about: { adjustmentId: string } | { documentId: string } | { groupMembershipId: string },
  { keptAt, keptBy }: { keptAt: Date; keptBy: string | null },
): Promise<void> {
  await db
    .update(promises)
    .set({ keptAt, keptBy })
    .where(and(isAbout(about), isNull(promises.keptAt)));
}

function isAbout(about: Parameters<typeof keepAbout>[1]) {
  if ('adjustmentId' in about) return eq(promises.adjustmentId, about.adjustmentId);
  if ('documentId' in about) return eq(promises.documentId, about.documentId);
  return eq(promises.groupMembershipId, about.groupMembershipId);
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
