// Who works on a plan besides its owner.
import type { PlanId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { familyGroups, familyMembers } from './tables.ts';

/** Everybody of the plan's group; nobody where it has none. */
export async function peopleOfPlan(db: Db, planId: PlanId): Promise<string[]> {
  const rows = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .where(eq(familyGroups.planId, planId));
  return rows.map(({ userId }) => userId);
}
