// A copy of a plan, to try something else without losing the first. It holds no date: one family, one date.
import { PlanId } from '@evenlight/contract/ids';
import { type Plan, TITLE_MAX_LENGTH } from '@evenlight/contract/plans';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { ownNewPlan, type PlanScope } from './access.ts';
import { recordVersion } from './change-plan.ts';
import { findPlan, insertCopy, lockPlanBySaveKey } from './plan-store.ts';

type Asking = { actor: Member; now: Date };

export async function copyPlan(db: Db, from: PlanScope, saveKey: string | null, { actor, now }: Asking): Promise<Plan> {
  const to = ownNewPlan(actor, PlanId.parse(uuid()));
  const { title } = (await findPlan(db, from, now)) ?? refuse('plan.not_found');
  const isNew = await insertCopy(db, { from, to, title: titleOfCopy(title), saveKey, now });
  const madeBefore = isNew || !saveKey ? null : await lockPlanBySaveKey(db, actor.userId, saveKey);
  const plan = await findPlan(db, madeBefore ? ownNewPlan(actor, madeBefore) : to, now);
  if (plan && isNew) await recordVersion(db, to, plan, { actor, now });
  return plan ?? refuse('plan.not_found');
}

/** `Plan`, `Plan (2)`, `Plan (3)`: no word of ours, so it reads well in every language. */
export function titleOfCopy(title: string): string {
  const [, words = title, count = '1'] = /^(.*) \((\d{1,3})\)$/.exec(title) ?? [];
  const ending = ` (${Number(count) + 1})`;
  return words.slice(0, TITLE_MAX_LENGTH - ending.length) + ending;
}
