// Somebody leaves the house: their groups are held in the order of every other change, and the others' screens hear of it.
import { FamilyGroupId } from '@evenlight/contract/ids';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Erasing, Person } from '../../../platform/personal-data/coverage.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import { plans } from '../../plans/tables.ts';
import { familyChanged } from '../changed.ts';

/**
 * What they shared loses their name, and a group of their own goes: news of its people makes the others read everything
 * of the group again. Groups first: the plans go after them, and whoever changes a plan together holds them in that order.
 */
export async function leaveGroups(db: Db, { id: leaverId }: Person, { now }: Erasing): Promise<string[]> {
  for (const groupId of await heldGroupsOf(db, leaverId))
    await familyChanged(db, { groupId, member: null }, { part: 'people', now });
  return [];
}

async function heldGroupsOf(db: Db, userId: string): Promise<FamilyGroupId[]> {
  const ofTheirPlans = db.select({ id: plans.id }).from(plans).where(eq(plans.userId, userId));
  const theyAreIn = db
    .select({ id: familyMembers.groupId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId));
  const groups = await db
    .select({ id: familyGroups.id })
    .from(familyGroups)
    .where(or(inArray(familyGroups.planId, ofTheirPlans), inArray(familyGroups.id, theyAreIn)))
    .orderBy(asc(familyGroups.id))
    .for('no key update');
  return groups.map(({ id }) => FamilyGroupId.parse(id));
}
