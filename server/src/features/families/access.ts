// Who belongs to a family's group, and as what. To everybody else it is not there.
import { type FamilyRight, type FamilyRole, mayInFamily } from '@evenlight/contract/families/rights';
import { type FamilyGroupId, FamilyMemberId, PlanId, UserId } from '@evenlight/contract/ids';
import type { ProblemCode } from '@evenlight/contract/problems';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { findMembership, lockGroup } from './group-store.ts';

declare const proven: unique symbol;

/** Somebody of a group who may do what was asked for. */
export type FamilyScope = {
  groupId: FamilyGroupId;
  planId: PlanId;
  /** Whoever made the plan: money and papers are theirs. */
  plannerId: UserId;
  /** Whoever leads the group. */
  ownerId: UserId;
  /** The asker's seat in the group. */
  memberId: FamilyMemberId;
  role: FamilyRole;
  member: Member;
  readonly [proven]: true;
};

/** The group of something that was asked for by its number. */
type GroupOf = {
  /** Null when there is no such thing. */
  groupId: FamilyGroupId | null;
  /** What whoever is a stranger to it hears as well, so that nobody can try out numbers. */
  missing: ProblemCode;
};

/** 404 to whoever does not belong to it, 403 in too small a role. */
export async function requireFamily(
  db: Db,
  actor: Actor,
  of: FamilyGroupId | GroupOf,
  right: FamilyRight,
): Promise<FamilyScope> {
  const member = requireMember(actor);
  const { groupId, missing } = typeof of === 'string' ? { groupId: of, missing: 'family.not_found' as const } : of;
  if (groupId === null) return refuse(missing);
  const membership = (await findMembership(db, groupId, member.userId)) ?? refuse(missing);
  if (!mayInFamily(membership.role, right)) refuse('family.role_too_low');
  return {
    groupId,
    planId: PlanId.parse(membership.planId),
    plannerId: UserId.parse(membership.plannerId),
    ownerId: UserId.parse(membership.ownerId ?? membership.plannerId),
    memberId: FamilyMemberId.parse(membership.memberId),
    role: membership.role,
    member,
  } as FamilyScope;
}

type Context = { actor: Actor; db: Db };

/**
 * Changes of a group come one after the other. Checked twice: strangers never wait for the lock, and a role that was taken
 * away during the wait no longer counts.
 */
export async function inFamilyTurn<Done>(
  { actor, db }: Context,
  of: FamilyGroupId | GroupOf,
  right: FamilyRight,
  work: (db: Db, scope: FamilyScope) => Promise<Done>,
): Promise<Done> {
  const { groupId } = await requireFamily(db, actor, of, right);
  return db.transaction(async (db) => {
    await lockGroup(db, groupId);
    return work(db, await requireFamily(db, actor, of, right));
  });
}

export function mayHere({ role }: FamilyScope, right: FamilyRight): boolean {
  return mayInFamily(role, right);
}
