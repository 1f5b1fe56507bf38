// A group by its number or its link, for those who do not belong to it yet.
import { FamilyGroupId, UserId } from '@evenlight/contract/ids';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { plans } from '../../plans/tables.ts';

export async function findGroup(db: Db, groupId: FamilyGroupId) {
  return findWhere(db, eq(familyGroups.id, groupId));
}

export async function findGroupByCode(db: Db, code: string, now: Date) {
  const group = await findWhere(db, eq(familyGroups.joinCode, code));
  return group && group.joinCodeEndsAt > now ? group : null;
}

async function findWhere(db: Db, condition: SQL) {
  const { id, planId, name, ownerId, joinCodeEndsAt } = familyGroups;
  const [found] = await db
    .select({ id, planId, name, ownerId, joinCodeEndsAt, plannerId: plans.userId })
    .from(familyGroups)
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .where(condition);
  if (!found) return null;
  const { ownerId: owner, plannerId, ...group } = found;
  return { ...group, id: FamilyGroupId.parse(found.id), leaderId: UserId.parse(owner ?? plannerId) };
}
