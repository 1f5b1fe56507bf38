// Promises with whatever they are about, and whom.
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { hotQuery } from '../../platform/database/hot-query.ts';
import { users } from '../accounts/tables.ts';
import { documents } from '../documents/tables.ts';
import { memorialReports } from '../memorials/keeping/tables.ts';
import { memorials } from '../memorials/tables.ts';
import { refundRequests } from '../payments/tables.ts';
import { planAdjustments } from '../plans/adjustments/tables.ts';
import { plans } from '../plans/tables.ts';
import { counselingRequests } from '../support/counseling/tables.ts';
import { groupNamed } from '../support/groups/group-store.ts';
import { groupMemberships, supportGroups } from '../support/groups/tables.ts';
import { crisisAlerts } from '../support/tables.ts';
import { consultations } from './consultations/tables.ts';
import { contactMessages } from './contact/tables.ts';
import { customRequests, promises } from './tables.ts';

const owner = alias(users, 'owner');
const keeper = alias(users, 'keeper');
const holder = alias(users, 'holder');

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one query, with a line for each column
function readPromises(db: Db) {
  return db
    .select({
      promise: promises,
      /** Whoever asked, signed in, as far as what they asked for is still there to say it. */
      asker: sql<
        string | null
      >`coalesce(${plans.userId}, ${documents.userId}, ${customRequests.userId}, ${counselingRequests.userId}, ${groupMemberships.userId}, ${contactMessages.userId}, ${consultations.userId}, ${crisisAlerts.userId}, ${refundRequests.userId})`,
      request: customRequests.request,
      /** Named by the promise itself, or by what it is about. */
      planId: sql<
        string | null
      >`coalesce(${promises.planId}, ${planAdjustments.planId}, ${documents.planId}, ${refundRequests.planId})`,
      adjustment: {
        description: planAdjustments.description,
        cents: planAdjustments.cents,
        chosen: planAdjustments.chosen,
      },
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
        id: consultations.id,
        sealed: consultations.sealed,
        level: consultations.level,
        type: consultations.type,
        urgency: consultations.urgency,
        startsAt: consultations.startsAt,
        cancelledAt: consultations.cancelledAt,
        language: consultations.language,
      },
      group: groupNamed,
      alert: {
        id: crisisAlerts.id,
        name: crisisAlerts.name,
        phone: crisisAlerts.phone,
        level: crisisAlerts.level,
        language: crisisAlerts.language,
      },
      report: {
        id: memorialReports.id,
        reason: memorialReports.reason,
        words: memorialReports.words,
        email: memorialReports.email,
        entryId: memorialReports.entryId,
      },
      memorialName: memorials.fullName,
      refund: { id: refundRequests.id, reason: refundRequests.reason },
      holder: { id: holder.id, firstName: holder.firstName, lastName: holder.lastName },
      owner: {
        firstName: owner.firstName,
        lastName: owner.lastName,
        email: owner.email,
        phone: owner.phone,
        language: owner.language,
      },
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
    .leftJoin(crisisAlerts, eq(crisisAlerts.id, promises.crisisAlertId))
    .leftJoin(memorialReports, eq(memorialReports.id, promises.memorialReportId))
    .leftJoin(memorials, eq(memorials.id, memorialReports.memorialId))
    .leftJoin(refundRequests, eq(refundRequests.id, promises.refundRequestId))
    .leftJoin(
      plans,
      eq(plans.id, sql`coalesce(${promises.planId}, ${planAdjustments.planId}, ${refundRequests.planId})`),
    )
    .leftJoin(
      owner,
      eq(
        owner.id,
        sql`coalesce(${promises.promisedTo}, ${plans.userId}, ${documents.userId}, ${groupMemberships.userId})`,
      ),
    )
    .leftJoin(keeper, eq(keeper.id, promises.keptBy))
    .leftJoin(holder, eq(holder.id, promises.ownerId))
    .$dynamic();
}

export type FoundPromise = Awaited<ReturnType<typeof readPromises>>[number];

/** Seventeen tables take longer to plan than to read, so it is planned once. */
const byIds = hotQuery((db) =>
  readPromises(db)
    .where(sql`${promises.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('promises_by_ids'),
);

/** In the order in which they are asked for. */
export async function promisesInOrder(db: Db, ids: readonly string[]): Promise<FoundPromise[]> {
  const found = await byIds(db).execute({ ids });
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return found.sort((one, other) => (placeOf.get(one.promise.id) ?? 0) - (placeOf.get(other.promise.id) ?? 0));
}

export async function findPromise(db: Db, id: string): Promise<FoundPromise | null> {
  const [found] = await promisesInOrder(db, [id]);
  return found ?? null;
}
