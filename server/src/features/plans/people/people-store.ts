// Who works on a plan besides its owner.
import { FamilyGroupId, type PlanId } from '@evenlight/contract/ids';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups, familyMembers } from './tables.ts';

/** Null where the plan has none. */
export async function groupOfPlan(db: Db, planId: PlanId): Promise<FamilyGroupId | null> {
  const [group] = await db.select({ id: familyGroups.id }).from(familyGroups).where(eq(familyGroups.planId, planId));
  return group ? FamilyGroupId.parse(group.id) : null;
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

/** The same with their names and roles, in the order in which they came. */
export function membershipsOfPlan(db: Db, planId: PlanId) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: familyMembers.role,
    })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyGroups.planId, planId))
    .orderBy(asc(familyMembers.joinedAt), asc(familyMembers.id));
}
