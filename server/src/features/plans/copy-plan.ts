// A copy of a plan, to try something else without losing the first. It holds no date: one family, one date.
import { PlanId } from '@evenlight/contract/ids';
import { type Plan, TITLE_MAX_LENGTH } from '@evenlight/contract/plans';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { ownPlan, type PlanScope } from './access.ts';
import { recordVersion } from './change-plan.ts';
import { findPlan, insertCopy, lockPlan, lockPlanBySaveKey } from './plan-store.ts';

type Context = { actor: Member; now: Date };

export async function copyPlan(
  db: Db,
  from: PlanScope,
  saveKey: string | null,
  { actor, now }: Context,
): Promise<Plan> {
  const to = ownPlan(actor, PlanId.parse(uuid()));
  // Nobody changes it while it is read in pieces.
  await lockPlan(db, from);
  const { title, isTitled, packageName } = (await findPlan(db, from, now)) ?? refuse('plan.not_found');
  // Whom it is for stands in every language, and may be learned later: it becomes nobody's own title.
  const isForSomebody = !isTitled && title !== packageName;
  const isNew = await insertCopy(db, {
    from,
    to,
    title: isForSomebody ? packageName : titleOfCopy(title),
    saveKey,
    now,
  });
  const madeBefore = isNew || !saveKey ? null : await lockPlanBySaveKey(db, actor.userId, saveKey);
  const plan = await findPlan(db, madeBefore ? ownPlan(actor, madeBefore) : to, now);
  if (plan && isNew) await recordVersion(db, to, plan, { actor, now });
  return plan ?? refuse('plan.not_found');
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** `Plan`, `Plan (2)`, `Plan (3)`: no word of ours, so it reads well in every language. */
export function titleOfCopy(title: string): string {
  const [, words = title, count = '1'] = /^(.*) \((\d{1,3})\)$/.exec(title) ?? [];
  const ending = ` (${Number(count) + 1})`;
  let kept = '';
  for (const { segment } of signs.segment(words)) {
    if (kept.length + segment.length + ending.length > TITLE_MAX_LENGTH) break;
    kept += segment;
  }
  return kept + ending;
}
