// Whoever made the plan, and those of its family group: all may read, and whoever may edit the plan may write.
import { mayInFamily } from '@evenlight/contract/families/rights';
import { type PlanId, UserId } from '@evenlight/contract/ids';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { findMembership } from '../families/group-store.ts';
import { type PlanScope, planOfGroup, requirePlan } from '../plans/access.ts';
import { groupOfPlan } from '../plans/people/people-store.ts';
import { ownerOfPlan } from '../plans/plan-store.ts';

export type RestAccess = { scope: PlanScope; member: Member; isMine: boolean; mayEdit: boolean };

export async function requireRest(db: Db, actor: Actor, planId: PlanId): Promise<RestAccess> {
  const member = requireMember(actor);
  if ((await ownerOfPlan(db, planId)) === member.userId)
    return { scope: await requirePlan(db, actor, planId), member, isMine: true, mayEdit: true };
  const groupId = (await groupOfPlan(db, planId)) ?? refuse('plan.not_found');
  const membership = (await findMembership(db, groupId, member.userId)) ?? refuse('plan.not_found');
  const scope = planOfGroup({ planId, plannerId: UserId.parse(membership.plannerId) });
  return { scope, member, isMine: false, mayEdit: mayInFamily(membership.role, 'editPlan') };
}

export async function requireRestToEdit(db: Db, actor: Actor, planId: PlanId): Promise<RestAccess> {
  const access = await requireRest(db, actor, planId);
  return access.mayEdit ? access : refuse('family.role_too_low');
}
