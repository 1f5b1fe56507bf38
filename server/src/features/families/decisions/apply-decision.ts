// The plan becomes what the family decided, the way of every other change, and its history says why.
import type { FamilyDecisionId } from '@evenlight/contract/ids';
import { VenueId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { requirePlanAs } from '../../plans/access.ts';
import { changePlan, keepVersion, type PlanChanges } from '../../plans/change-plan.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import { familyChanged } from '../changed.ts';
import { type Asking, onDecision } from './decide.ts';
import { updateDecision, type Whole } from './decision-store.ts';
import { choicesWith } from './price-options.ts';

export function apply(asking: Asking, id: FamilyDecisionId) {
  return onDecision(asking, id, 'editPlan', async (db, family, { decision, options }) => {
    const { actor, now } = asking;
    if (decision.state !== 'decided')
      refuse(decision.state === 'withdrawn' ? 'decision.closed' : 'decision.not_decided');
    if (decision.isApplied) return;
    const chosen = options.find((option) => option.id === decision.chosenId) ?? refuse('decision.not_decided');
    const scope = await requirePlanAs(db, actor, family.planId, 'editPlan');
    await lockPlan(db, scope);
    const before = await planIn(db, scope, now);
    const said = { actor, now, description: `The family decided: ${chosen.label}` };
    const after = await changePlan(db, scope, await changesFor(db, decision.kind, chosen, before), said);
    // Also what was so already, or changes nothing we keep, is part of how the plan came to be.
    if (after.version === before.version) await keepVersion(db, scope, after, said);
    await updateDecision(db, id, { isApplied: true });
    await familyChanged(db, family, { part: 'decisions', now });
    await familyChanged(db, family, { part: 'plan', deed: { kind: 'plan.saved', about: said.description }, now });
  });
}

type Option = Whole['options'][number];

async function changesFor(db: Db, kind: Whole['decision']['kind'], option: Option, plan: Plan): Promise<PlanChanges> {
  if (kind === 'other') return {};
  if (kind === 'venues') return { venueId: VenueId.parse(option.venueId ?? refuse('venue.not_found')) };
  const choices = await choicesWith(db, plan, option.packageTier ?? plan.packageTier);
  return { choices: () => choices };
}
