// Saving: plan, lines, venue and date in one transaction. The same wish sent again finds the plan it made before.
import { PlanId, type VenueId } from '@evenlight/contract/ids';
import type { Plan, PlanDetails } from '@evenlight/contract/plans';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { ownNewPlan, type PlanScope } from './access.ts';
import { changePlan, type PlanChanges, recordVersion } from './change-plan.ts';
import { type Choices, choose } from './choose.ts';
import { chooseVenue } from './choose-venue.ts';
import { deleteDraft } from './draft-store.ts';
import { sendPlanSavedMail } from './mails/mails.ts';
import { findPlan, insertPlan, lockPlanBySaveKey, replaceLines } from './plan-store.ts';

export type NewPlan = {
  choices: Choices;
  details: { [Field in keyof PlanDetails]?: PlanDetails[Field] | undefined };
  venueId: VenueId | null;
  saveKey: string | null;
};

type Asking = { actor: Member; now: Date; world: World };

export async function savePlan(db: Db, wanted: NewPlan, asking: Asking): Promise<Plan> {
  const { actor, now, world } = asking;
  const made = await insertWanted(db, wanted, asking);
  if (!made) return bringUpToDate(db, wanted, asking);
  const plan = (await findPlan(db, made, now)) ?? refuse('plan.not_found');
  await recordVersion(db, made, plan, { actor, now });
  await recordInAudit(db, { at: now, actor, action: 'plan.saved', subject: plan.id });
  await announce(db, { kind: 'plan.saved', subject: plan.id, audience: `person:${plan.userId}`, at: now });
  await sendPlanSavedMail(db, world, plan, now);
  await deleteDraft(db, actor.userId);
  return plan;
}

/** Null when this wish has made a plan already, also one made in this very moment. */
async function insertWanted(db: Db, wanted: NewPlan, { actor, now }: Asking): Promise<PlanScope | null> {
  const scope = ownNewPlan(actor, PlanId.parse(uuid()));
  const { chosen, lines } = await choose(db, wanted.choices);
  const isNew = await insertPlan(db, {
    ...{ id: scope.planId, userId: actor.userId, saveKey: wanted.saveKey },
    ...firstDetails(wanted.details, chosen.packageName),
    ...chosen,
    ...{ status: 'draft', version: 1, createdAt: now, updatedAt: now },
  });
  if (!isNew) return null;
  await replaceLines(db, scope, lines);
  const { venueId } = wanted;
  if (venueId) await chooseVenue(db, scope, { venueId, day: wanted.details.serviceDate ?? null }, now);
  return scope;
}

function firstDetails({ budget, ...said }: NewPlan['details'], packageName: string) {
  return {
    planIntent: null,
    ...{ branch: '', personName: '', relation: '' },
    ...said,
    // A name for the list of plans, until the family gives it one.
    title: said.title ?? packageName,
    budgetCents: budget ?? null,
  };
}

/** The answer to the first try was lost: what the person sees now is what the plan becomes. */
async function bringUpToDate(db: Db, wanted: NewPlan, { actor, now }: Asking): Promise<Plan> {
  const planId = wanted.saveKey ? await lockPlanBySaveKey(db, actor.userId, wanted.saveKey) : null;
  const scope = ownNewPlan(actor, planId ?? refuse('plan.not_found'));
  const changes: PlanChanges = {
    details: wanted.details,
    choices: () => wanted.choices,
    ...(wanted.venueId ? { venueId: wanted.venueId } : {}),
  };
  const plan = await changePlan(db, scope, changes, { actor, now });
  await deleteDraft(db, actor.userId);
  return plan;
}
