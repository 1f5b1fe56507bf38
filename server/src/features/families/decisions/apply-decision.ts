// The plan becomes what the family decided, the way of every other change, and its history says why.
import type { FamilyDecisionId } from '@evenlight/contract/ids';
import { VenueId } from '@evenlight/contract/ids';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { planOfGroup } from '../../plans/access.ts';
import { changePlan, keepVersion, type PlanChanges } from '../../plans/change-plan.ts';
import { offerFor } from '../../plans/choose.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import type { KnownPlan } from '../../plans/rules.ts';
import { isOffered } from '../../venues/store.ts';
import { familyChanged } from '../changed.ts';
import { type Context, onDecision } from './decide.ts';
import { DECIDED, decidedInWords } from './decided-words.ts';
import { updateDecision, type Whole } from './decision-store.ts';
import { choicesWith, costOf } from './price-options.ts';
import { isFollowed } from './rules.ts';

export function apply(context: Context, id: FamilyDecisionId, agreedCents: number | undefined) {
  return onDecision(context, id, 'editPlan', async (db, family, { decision, options }) => {
    const { actor, keys, now } = context;
    if (decision.state !== 'decided')
      refuse(decision.state === 'withdrawn' ? 'decision.closed' : 'decision.not_decided');
    const chosen = options.find((option) => option.id === decision.chosenId) ?? refuse('decision.not_decided');
    const scope = planOfGroup(family);
    await lockPlan(db, scope);
    const before = await planIn(db, scope, now);
    const { packageTier, packageName, selectedVenue } = before;
    const isThere = isFollowed(decision.kind, chosen, {
      packageTier,
      packageName,
      venueId: selectedVenue?.id ?? null,
    });
    // Sent again; unless somebody went back to an earlier version since.
    if (decision.isApplied && isThere) return;
    const said = { actor, now, description: DECIDED, decisionId: id };
    const after = await changePlan(db, scope, await changesFor(db, decision.kind, chosen, before), said);
    const isChanged = after.version !== before.version;
    // Refused after the change, which is undone with it: this is what the plan really costs.
    if (isChanged && chosen.cents !== null) refuseOtherPrice(costOf(after), [chosen.cents, agreedCents]);
    await updateDecision(db, id, { isApplied: true });
    await familyChanged(db, family, { part: 'decisions', now });
    // Words of the family's own change nothing we keep, and are part of how the plan came to be all the same.
    if (decision.kind === 'other') await keepVersion(db, scope, after, said);
    else if (!isChanged) return;
    const activity = { kind: 'plan.saved', about: decidedInWords(chosen.label) } as const;
    await familyChanged(db, family, { part: 'plan', keys, activity, now });
  });
}

function refuseOtherPrice(cents: number, agreed: readonly (number | undefined)[]): void {
  if (!agreed.includes(cents)) throw new Problem('decision.price_changed', { amount: cents });
}

type Option = Whole['options'][number];

async function changesFor(
  db: Db,
  kind: Whole['decision']['kind'],
  option: Option,
  plan: KnownPlan,
): Promise<PlanChanges> {
  if (kind === 'other') return {};
  if (kind === 'venues') {
    const venueId = VenueId.parse(option.venueId ?? refuse('decision.choice_gone'));
    const isKept = plan.selectedVenue?.id === venueId;
    if (!isKept && !(await isOffered(db, venueId))) refuse('decision.choice_gone');
    return { venueId };
  }
  const tier = option.packageTier ?? plan.packageTier;
  // A plan of another tradition by now has other packages of the same tier: the one that was chosen goes by its name.
  const isKept = plan.packageTier === tier && plan.packageName === option.label;
  const offer = isKept ? null : await offerFor(db, { ...plan, packageTier: tier });
  if (!isKept && offer?.name !== option.label) refuse('decision.choice_gone');
  const choices = await choicesWith(db, plan, tier);
  return { choices: () => choices };
}
