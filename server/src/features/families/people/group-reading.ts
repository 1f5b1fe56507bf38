// A group as its people see it, with what there is in it, counted from the rows themselves.
import type { FamilyGroup } from '@evenlight/contract/families/group';
import { mayInFamily } from '@evenlight/contract/families/rights';
import { FamilyGroupId, PlanId, UserId } from '@evenlight/contract/ids';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';

import { plans } from '../../plans/tables.ts';
import { titleTold } from '../../plans/whose-plan.ts';
import { familyDecisions } from '../decisions/tables.ts';
import { isUnreadFromMembership } from '../messages/message-store.ts';
import { familyMessages } from '../messages/tables.ts';
import { familyActivities } from '../tables.ts';
import { familyTasks } from '../tasks/tables.ts';
import { joinCodeFrom } from './join-code.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Reading = { userId: UserId; keys: Keys; now: Date };

/** For whoever has a seat in it. */
export async function readGroup(db: Db, groupId: FamilyGroupId, reading: Reading): Promise<FamilyGroup> {
  const [group] = await groupsOf(db, reading, eq(familyGroups.id, groupId));
  if (!group) throw new Error('A group was read by somebody without a seat in it.');
  return group;
}

const shownOfPlan = {
  title: plans.title,
  packageName: plans.packageName,
  personName: plans.personName,
  calledName: plans.calledName,
  relation: plans.relation,
  translations: plans.translations,
  faithTradition: plans.faithTradition,
  serviceType: plans.serviceType,
  status: plans.status,
};

const count = (of: SQL) => sql<number>`(select count(*)::int from ${of})`;

export async function groupsOf(db: Db, { userId, keys, now }: Reading, only?: SQL): Promise<FamilyGroup[]> {
  const { id: groupId } = familyGroups;
  const yesterday = new Date(now.getTime() - DAY_MS);
  const tasks = (more = sql``) => count(sql`${familyTasks} where ${familyTasks.groupId} = ${groupId} ${more}`);
  const rows = await db
    .select({
      group: familyGroups,
      role: familyMembers.role,
      plannerId: plans.userId,
      archivedAt: plans.archivedAt,
      plan: shownOfPlan,
      memberCount: count(sql`family_members seats where seats.group_id = ${groupId}`),
      tasks: tasks(),
      completedTasks: tasks(sql`and ${familyTasks.status} = 'completed'`),
      urgentTasks: tasks(sql`and ${familyTasks.status} <> 'completed' and ${familyTasks.priority} = 'high'`),
      messages: count(sql`${familyMessages} where ${familyMessages.groupId} = ${groupId}
        and ${familyMessages.takenDownAt} is null`),
      unreadMessages: count(sql`${familyMessages} where ${isUnreadFromMembership}`),
      openDecisions: count(sql`${familyDecisions} where ${familyDecisions.groupId} = ${groupId}
        and ${familyDecisions.state} = 'open' and ${familyDecisions.deadline} > ${now}`),
      recentActivities: count(sql`${familyActivities} where ${familyActivities.groupId} = ${groupId}
        and ${familyActivities.at} > ${yesterday}`),
    })
    .from(familyMembers)
    .innerJoin(familyGroups, eq(groupId, familyMembers.groupId))
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .where(and(eq(familyMembers.userId, userId), only))
    .orderBy(desc(familyGroups.createdAt), desc(groupId));
  return rows.map(({ group, role, plan, plannerId, archivedAt, memberCount, ...counts }) => {
    const isLinkShown = mayInFamily(role, 'people') && group.joinCodeEndsAt > now;
    return {
      id: FamilyGroupId.parse(group.id),
      planId: PlanId.parse(group.planId),
      plan: {
        ...plan,
        ...titleTold(plannerId === userId ? plan : { ...plan, relation: '' }),
        isMine: plannerId === userId,
      },
      ownerId: UserId.parse(group.ownerId ?? plannerId),
      name: group.name,
      description: group.description,
      memberCount,
      role,
      counts,
      isActive: archivedAt === null,
      createdAt: group.createdAt.toISOString(),
      inviteCode: isLinkShown ? joinCodeFrom(keys, group.joinCode) : null,
      inviteCodeEndsAt: isLinkShown ? group.joinCodeEndsAt.toISOString() : null,
    };
  });
}
