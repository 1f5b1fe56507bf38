// Who may touch a plan: its owner, and those of its family group, whose roles `families` asks for. The scope made here is what
// every store function of a plan demands.
import { PlanId, type UserId } from '@evenlight/contract/ids';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { ownerOfPlan } from './plan-store.ts';

declare const proven: unique symbol;

/** A plan that the asker may do with what was asked for, and its owner's number: what is written belongs to them. */
export type PlanScope = { planId: PlanId; userId: UserId; readonly [proven]: true };

/** Somebody else's plan is as good as missing. */
export async function requirePlan(db: Db, actor: Actor, planId: PlanId): Promise<PlanScope> {
  const { userId } = requireMember(actor);
  if ((await ownerOfPlan(db, planId)) !== userId) refuse('plan.not_found');
  return { planId, userId } as PlanScope;
}

/** For a family's group, whose own access check has found the plan, whose it is, and what the asker may do with it. */
export function planOfGroup({ planId, plannerId }: { planId: PlanId; plannerId: UserId }): PlanScope {
  return { planId, userId: plannerId } as PlanScope;
}

/** For a plan that is being made, or was found by its owner's id, in this very transaction. */
export function ownPlan({ userId }: Member, planId: PlanId): PlanScope {
  return { planId, userId } as PlanScope;
}

/** A caller may say whose plan it is only when it is their own. */
export function refuseForeignUser({ userId }: Member, named: string | undefined): void {
  if (named !== undefined && named !== userId) refuse('plan.foreign_user');
}

/** For our team, on paths that only staff reach. The scope is still the family's: what is written goes to them. */
export async function planForStaff(db: Db, actor: Actor, planId: PlanId): Promise<PlanScope> {
  if (!requireMember(actor).isStaff) refuse('path.not_found');
  const userId = (await ownerOfPlan(db, planId)) ?? refuse('plan.not_found');
  return { planId, userId } as PlanScope;
}

/** For what names its plan by itself: a payment, or a link that was mailed. Null when the family has left since. */
export async function planNamedBy(db: Db, { planId }: { planId: string | null }): Promise<PlanScope | null> {
  const userId = planId && (await ownerOfPlan(db, PlanId.parse(planId)));
  return userId ? ({ planId, userId } as PlanScope) : null;
}
