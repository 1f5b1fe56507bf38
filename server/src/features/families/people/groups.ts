// Making, renaming and ending a group, and the link that is passed on.
import { JOIN_LINK_DAYS } from '@evenlight/contract/families/invitations';
import { FamilyGroupId, FamilyMemberId } from '@evenlight/contract/ids';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../../platform/actor.ts';
import type { Changes, Db } from '../../../platform/database/database.ts';
import { newToken } from '../../../platform/host-cookie.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { REMOVE_FILES_QUEUE } from '../../accounts/profile/leave.ts';
import type { PlanScope } from '../../plans/access.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import type { FamilyScope } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { sharedDocuments, sharedVersions } from '../documents/tables.ts';
import { userIdsOf } from '../group-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Words = { name: string; description: string };

/** A plan has one group: made again, even in the same moment, it is the one that stands. */
export async function makeGroup(
  db: Db,
  plan: PlanScope,
  words: Words,
  { member, now }: { member: Member; now: Date },
): Promise<{ groupId: FamilyGroupId; isNew: boolean }> {
  const id = FamilyGroupId.parse(uuid({ msecs: now.getTime() }));
  const [made] = await db
    .insert(familyGroups)
    .values({ id, planId: plan.planId, ownerId: plan.userId, ...words, ...freshLink(now), createdAt: now })
    .onConflictDoNothing({ target: familyGroups.planId })
    .returning({ id: familyGroups.id });
  if (!made) return { groupId: await groupOfPlan(db, plan), isNew: false };
  await insertMembership(db, { groupId: id, userId: plan.userId, role: 'admin', relationship: null }, now);
  const activity = { kind: 'group.made', about: words.name } as const;
  await familyChanged(db, { groupId: id, member }, { part: 'people', activity, now });
  return { groupId: id, isNew: true };
}

async function groupOfPlan(db: Db, { planId }: PlanScope): Promise<FamilyGroupId> {
  const [found] = await db.select({ id: familyGroups.id }).from(familyGroups).where(eq(familyGroups.planId, planId));
  return FamilyGroupId.parse(found?.id);
}

function freshLink(now: Date) {
  return { joinCode: newToken(), joinCodeEndsAt: new Date(now.getTime() + JOIN_LINK_DAYS * DAY_MS) };
}

type NewMembership = Pick<typeof familyMembers.$inferInsert, 'groupId' | 'userId' | 'role' | 'relationship'>;

export async function insertMembership(db: Db, membership: NewMembership, now: Date): Promise<FamilyMemberId> {
  const id = FamilyMemberId.parse(uuid({ msecs: now.getTime() }));
  await db.insert(familyMembers).values({ id, ...membership, joinedAt: now });
  return id;
}

/** False when it is called so already. */
export async function rename(
  db: Db,
  scope: FamilyScope,
  words: Pick<Words, 'name'> & Changes<Words>,
  now: Date,
): Promise<boolean> {
  const isThisGroup = eq(familyGroups.id, scope.groupId);
  const { name, description } = familyGroups;
  const [before] = await db.select({ name, description }).from(familyGroups).where(isThisGroup);
  if (before?.name === words.name && (words.description ?? before.description) === before.description) return false;
  await db.update(familyGroups).set(words).where(isThisGroup);
  const activity = { kind: 'group.changed', about: words.name } as const;
  await familyChanged(db, scope, { part: 'people', activity, now });
  return true;
}

export async function renewLink(db: Db, scope: FamilyScope, now: Date): Promise<void> {
  await db.update(familyGroups).set(freshLink(now)).where(eq(familyGroups.id, scope.groupId));
  await familyChanged(db, scope, { part: 'people', now });
}

/**
 * Whoever leads it may, and whoever made the plan: it is theirs, and handing the group over must not lock them in.
 * The files go after the rows, by a job: nobody waits for them, and none is left behind.
 */
export async function endGroup({ jobs }: World, db: Db, scope: FamilyScope, now: Date): Promise<void> {
  const { groupId, member, ownerId, plannerId } = scope;
  if (member.userId !== ownerId && member.userId !== plannerId) refuse('family.owner_only');
  const files = await db
    .select({ id: sharedVersions.fileId })
    .from(sharedVersions)
    .innerJoin(sharedDocuments, eq(sharedDocuments.id, sharedVersions.documentId))
    .where(eq(sharedDocuments.groupId, groupId));
  const alsoTell = await userIdsOf(db, groupId);
  await db.delete(familyGroups).where(eq(familyGroups.id, groupId));
  await familyChanged(db, scope, { part: 'people', now, alsoTell });
  if (files.length > 0) await jobs.enqueue(db, REMOVE_FILES_QUEUE, { fileIds: files.map(({ id }) => id) });
}
