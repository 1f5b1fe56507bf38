// A family asks for a change of the price; our team answers. Each step is a version of the plan.
import { ADJUSTMENTS_PER_PLAN } from '@evenlight/contract/adjustments';
import type { AdjustmentId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import type { PlanScope } from '../access.ts';
import { changePlan, keepVersion } from '../change-plan.ts';
import { choicesAfter } from '../choose.ts';
import { lockPlan, planIn } from '../plan-store.ts';
import type { KnownPlan } from '../rules.ts';
import { countAdjustments, decide, deleteAdjustment, insertAdjustment, isWritten } from './adjustment-store.ts';
import { settleWay } from './ask-about-way.ts';

type Context = { actor: Member; now: Date };
type Input = { description: string; amount: number; idempotencyKey: string };

export async function askForAdjustment(db: Db, scope: PlanScope, input: Input, { actor, now }: Context): Promise<Plan> {
  const { description, amount: cents, idempotencyKey } = input;
  await lockPlan(db, scope);
  // Asked again after a lost answer, it is no new request, however many there are.
  if (await isWritten(db, scope, idempotencyKey)) return planIn(db, scope, now);
  if ((await countAdjustments(db, scope)) >= ADJUSTMENTS_PER_PLAN) refuse('adjustment.too_many');
  const id = uuid();
  await insertAdjustment(db, scope, { id, idempotencyKey, description, cents, requestedAt: now });
  await announce(db, { kind: 'adjustment.requested', subject: id, audience: `person:${scope.userId}`, at: now });
  return keepVersion(db, scope, await planIn(db, scope, now), { actor, now });
}

export async function takeBackAdjustment(db: Db, scope: PlanScope, id: AdjustmentId, context: Context): Promise<Plan> {
  await lockPlan(db, scope);
  const { pricedWay: way, adjustments } = await requireUndecided(db, scope, id, context.now);
  // The way goes back with what was asked about it.
  const isAboutWay = adjustments.some((adjustment) => adjustment.id === id && adjustment.way !== undefined);
  if (isAboutWay) return changePlan(db, scope, { choices: (before) => choicesAfter(before, { way }) }, context);
  await deleteAdjustment(db, id);
  return keepVersion(db, scope, await planIn(db, scope, context.now), context);
}

type Answer = { state: 'confirmed' | 'declined'; note: string };

/** The same answer twice is one; another answer after the first is refused. */
export async function answerAdjustment(
  db: Db,
  scope: PlanScope,
  id: AdjustmentId,
  answer: Answer,
  { actor, now }: Context,
): Promise<{ plan: Plan; isNew: boolean }> {
  await lockPlan(db, scope);
  const before = await planIn(db, scope, now);
  const found = before.adjustments.find((adjustment) => adjustment.id === id) ?? refuse('adjustment.not_found');
  if (found.state === answer.state) return { plan: before, isNew: false };
  await requireUndecided(db, scope, id, now);
  await settleWay(db, scope, { id, state: answer.state }, before);
  await decide(db, id, { ...answer, decidedBy: actor.userId, decidedAt: now });
  await announce(db, { kind: 'adjustment.decided', subject: id, audience: `person:${scope.userId}`, at: now });
  const plan = await keepVersion(db, scope, await planIn(db, scope, now), { actor, now });
  return { plan, isNew: true };
}

async function requireUndecided(db: Db, scope: PlanScope, id: AdjustmentId, now: Date): Promise<KnownPlan> {
  const plan = await planIn(db, scope, now);
  const found = plan.adjustments.find((adjustment) => adjustment.id === id) ?? refuse('adjustment.not_found');
  if (found.state !== 'requested') refuse('adjustment.decided');
  return plan;
}
