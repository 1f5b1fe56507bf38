// A family's changes of its plan. They go the way of every other change, so that prices, days and customs hold.
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { Plan, PlanDetails } from '@evenlight/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { entriesOf } from '../../../platform/entries.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { planOfGroup } from '../../plans/access.ts';
import { changePlan } from '../../plans/change-plan.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import type { KnownPlan } from '../../plans/rules.ts';
import type { Consent } from '../../plans/scheduling/customary-day.ts';
import { inFamilyTurn } from '../access.ts';
import { familyChanged } from '../changed.ts';

export type Context = { actor: Actor; db: Db; keys: Keys; now: Date };
type Details = { [Field in keyof PlanDetails]?: PlanDetails[Field] | undefined };
type Saving = Consent & { groupId: FamilyGroupId; changeDescription: string; details: Details; version: number };

export function savePlanTogether(context: Context, { groupId, details, ...said }: Saving): Promise<KnownPlan> {
  const { actor, keys, now } = context;
  return inFamilyTurn(context, groupId, 'editPlan', async (db, family) => {
    const scope = planOfGroup(family);
    await lockPlan(db, scope);
    const before = await planIn(db, scope, now);
    const { clergyAgreed, clergyName, changeDescription: description, version: expectedVersion } = said;
    // Sent again after a lost answer: the plan says so already, whatever its number is by now.
    const isConsentKnown = !clergyAgreed || before.clergyConsent !== null;
    if (isConsentKnown && saysAlready(before, details)) return before;
    const changes = { details, consent: { clergyAgreed, clergyName }, expectedVersion };
    const after = await changePlan(db, scope, changes, { actor, now, description });
    const activity = { kind: 'plan.saved', about: description } as const;
    if (after.version !== before.version) await familyChanged(db, family, { part: 'plan', keys, activity, now });
    return after;
  });
}

function saysAlready(plan: Plan, details: Details): boolean {
  return entriesOf(details).every(([field, value]) => value === undefined || plan[field] === value);
}
