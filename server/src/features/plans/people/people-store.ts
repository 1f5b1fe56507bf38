// Who works on a plan besides its owner.
import type { FamilyRole } from '@evenlight/contract/families/rights';
import type { PlanId, UserId } from '@evenlight/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { familyGroups, familyMembers } from './tables.ts';

export async function roleOnPlan(db: Db, planId: PlanId, userId: UserId): Promise<FamilyRole | null> {
  const [found] = await db
    .select({ role: familyMembers.role })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .where(and(eq(familyGroups.planId, planId), eq(familyMembers.userId, userId)));
  return found?.role ?? null;
}

/** Everybody of the plan's group; nobody where it has none. */
export async function peopleOfPlan(db: Db, planId: PlanId): Promise<string[]> {
  const rows = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .where(eq(familyGroups.planId, planId));
  return rows.map(({ userId }) => userId);
}
