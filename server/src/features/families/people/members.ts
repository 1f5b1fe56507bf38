// The people of a group: roles, relationships, going, and handing over.
import type { FamilyMember, Relationship } from '@evenlight/contract/families/group';
import { type FamilyRole, mayInFamily } from '@evenlight/contract/families/rights';
import { FamilyGroupId, FamilyMemberId, UserId } from '@evenlight/contract/ids';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import { plans } from '../../plans/tables.ts';
import type { FamilyScope } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { asPerson, findMembership } from '../group-store.ts';
import { familyActivities } from '../tables.ts';
import { familyTasks } from '../tasks/tables.ts';
import { forgetWaysIn } from './invitation-store.ts';
import { familyInvitations } from './tables.ts';

const named = { firstName: users.firstName, lastName: users.lastName, email: users.email };
/** Where whoever leads it has left, the plan's owner stands for them. */
const leaderId = sql<string>`coalesce(${familyGroups.ownerId}, ${plans.userId})`;

export async function membersOf(db: Db, groupId: FamilyGroupId): Promise<FamilyMember[]> {
  const rows = await db
    .select({ membership: familyMembers, person: named, leaderId, plannerId: plans.userId })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .innerJoin(familyGroups, eq(familyGroups.id, familyMembers.groupId))
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .where(eq(familyMembers.groupId, groupId))
    .orderBy(sql`${familyMembers.userId} <> ${leaderId}`, asc(familyMembers.joinedAt), asc(familyMembers.id));
  return rows.map(({ membership, person, leaderId, plannerId }) => ({
    ...asPerson(FamilyMemberId.parse(membership.id), person),
    userId: UserId.parse(membership.userId),
    email: person.email,
    role: membership.role,
    relationship: membership.relationship,
    isOwner: membership.userId === leaderId,
    isPlanner: membership.userId === plannerId,
    joinedAt: membership.joinedAt.toISOString(),
  }));
}

/** Which group a seat is in; whether the asker belongs to it is asked next. */
export async function groupOfMembership(db: Db, memberId: FamilyMemberId) {
  const [found] = await db
    .select({ groupId: familyMembers.groupId })
    .from(familyMembers)
    .where(eq(familyMembers.id, memberId));
  const groupId = found ? FamilyGroupId.parse(found.groupId) : null;
  return { groupId, missing: 'family.member_not_found' } as const;
}

/** Under the group's lock: they may have gone during the wait. */
export async function requireMembership(db: Db, { groupId }: FamilyScope, memberId: FamilyMemberId) {
  const { id, role, relationship, userId } = familyMembers;
  const [membership] = await db
    .select({ id, role, relationship, userId, email: users.email })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(familyMembers.groupId, groupId), eq(id, memberId)));
  return membership ?? refuse('family.member_not_found');
}
type Membership = Awaited<ReturnType<typeof requireMembership>>;

const aboutThem = ({ userId }: Membership) => ({ about: '', aboutUserId: userId });

/** Whoever leads the group, and whoever the plan belongs to: they stay, as admins, so a group always has one. */
function refuseForPillars({ ownerId, plannerId }: FamilyScope, { userId }: Membership): void {
  if (userId === ownerId || userId === plannerId) refuse('family.is_owner');
}

type Changes = { role?: FamilyRole | undefined; relationship?: Relationship | null | undefined };

/** Answers with the role where it is another one now. */
export async function changeMembership(
  db: Db,
  scope: FamilyScope,
  membership: Membership,
  { role = membership.role, relationship = membership.relationship }: Changes,
  now: Date,
): Promise<FamilyRole | null> {
  const isOtherRole = role !== membership.role;
  if (isOtherRole) {
    if (membership.userId === scope.member.userId) refuse('family.own_role');
    refuseForPillars(scope, membership);
  }
  if (!isOtherRole && relationship === membership.relationship) return null;
  await db.update(familyMembers).set({ role, relationship }).where(eq(familyMembers.id, membership.id));
  if (!mayInFamily(role, 'people')) await takeLettersBack(db, scope, membership);
  const activity = isOtherRole && ({ kind: 'member.role_changed', ...aboutThem(membership) } as const);
  await familyChanged(db, scope, { part: 'people', ...(activity && { activity }), now });
  return isOtherRole ? role : null;
}

/** Whoever may ask nobody in any more has no letters out: one of them could be to an address of their own. */
async function takeLettersBack(db: Db, { groupId }: FamilyScope, { userId }: Membership): Promise<void> {
  await db
    .delete(familyInvitations)
    .where(and(eq(familyInvitations.groupId, groupId), eq(familyInvitations.invitedBy, userId)));
}

/** Their access ends with this transaction; what they were to do waits for somebody else. */
export async function endMembership(db: Db, scope: FamilyScope, membership: Membership, now: Date): Promise<void> {
  refuseForPillars(scope, membership);
  const { groupId, member } = scope;
  await db.delete(familyMembers).where(eq(familyMembers.id, membership.id));
  await takeLettersBack(db, scope, membership);
  await forgetWaysIn(db, scope, { userId: membership.userId, email: membership.email });
  const unassigned = await db
    .update(familyTasks)
    .set({ assigneeId: null, version: sql`${familyTasks.version} + 1` })
    .where(and(eq(familyTasks.groupId, groupId), eq(familyTasks.assigneeId, membership.userId)))
    .returning({ id: familyTasks.id });
  const kind = membership.userId === member.userId ? 'member.left' : 'member.removed';
  const activity = { kind, ...aboutThem(membership) } as const;
  await familyChanged(db, scope, { part: 'people', activity, now, alsoTell: [membership.userId] });
  if (unassigned.length > 0) await familyChanged(db, scope, { part: 'tasks', now });
}

/**
 * Sent again after a lost answer, the seat is gone: whoever takes people off and whoever left get the same answer as the
 * first time. To everybody else there never was such a seat.
 */
export async function membersWithoutThem(db: Db, groupId: FamilyGroupId, userId: UserId): Promise<FamilyMember[]> {
  const membership = await findMembership(db, groupId, userId);
  if (membership && mayInFamily(membership.role, 'people')) return membersOf(db, groupId);
  return !membership && (await hasLeft(db, groupId, userId)) ? [] : refuse('family.member_not_found');
}

async function hasLeft(db: Db, groupId: FamilyGroupId, userId: UserId): Promise<boolean> {
  const { kind, at, id } = familyActivities;
  const [last] = await db
    .select({ kind })
    .from(familyActivities)
    .where(and(eq(familyActivities.groupId, groupId), eq(familyActivities.actorId, userId)))
    .orderBy(desc(at), desc(id))
    .limit(1);
  return last?.kind === 'member.left';
}

/** Handed over to whoever leads it already, nothing happens. */
export async function handOver(db: Db, scope: FamilyScope, membership: Membership, now: Date): Promise<boolean> {
  if (membership.userId === scope.ownerId) return false;
  if (scope.member.userId !== scope.ownerId) refuse('family.owner_only');
  await db.update(familyMembers).set({ role: 'admin' }).where(eq(familyMembers.id, membership.id));
  await db.update(familyGroups).set({ ownerId: membership.userId }).where(eq(familyGroups.id, scope.groupId));
  const activity = { kind: 'group.handed_over', ...aboutThem(membership) } as const;
  await familyChanged(db, scope, { part: 'people', activity, now });
  return true;
}
