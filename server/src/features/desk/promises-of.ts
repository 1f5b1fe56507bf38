// Which promises somebody was made, whatever they are about.
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { documents } from '../documents/tables.ts';
import { refundRequests } from '../payments/tables.ts';
import { planAdjustments, plans } from '../plans/tables.ts';
import { counselingRequests, crisisAlerts, groupMemberships } from '../support/tables.ts';
import { consultations } from './consultations/tables.ts';
import { contactMessages } from './contact/tables.ts';
import { customRequests, promises } from './tables.ts';

/** About anything this person asked for, signed in. */
export function promisedTo(userId: string): SQL | undefined {
  const ofPlans = sql`(select ${plans.id} from ${plans} where ${plans.userId} = ${userId})`;
  return or(
    sql`${promises.planId} in ${ofPlans}`,
    sql`${promises.adjustmentId} in (select ${planAdjustments.id} from ${planAdjustments} where ${planAdjustments.planId} in ${ofPlans})`,
    sql`${promises.documentId} in (select ${documents.id} from ${documents} where ${eq(documents.userId, userId)})`,
    sql`${promises.customRequestId} in (select ${customRequests.id} from ${customRequests} where ${eq(customRequests.userId, userId)})`,
    sql`${promises.counselingRequestId} in (select ${counselingRequests.id} from ${counselingRequests} where ${eq(counselingRequests.userId, userId)})`,
    sql`${promises.groupMembershipId} in (select ${groupMemberships.id} from ${groupMemberships} where ${eq(groupMemberships.userId, userId)})`,
    sql`${promises.contactMessageId} in (select ${contactMessages.id} from ${contactMessages} where ${eq(contactMessages.userId, userId)})`,
    sql`${promises.consultationId} in (select ${consultations.id} from ${consultations} where ${eq(consultations.userId, userId)})`,
    sql`${promises.crisisAlertId} in (select ${crisisAlerts.id} from ${crisisAlerts} where ${eq(crisisAlerts.userId, userId)})`,
    sql`${promises.refundRequestId} in (select ${refundRequests.id} from ${refundRequests} where ${eq(refundRequests.userId, userId)})`,
  );
}
