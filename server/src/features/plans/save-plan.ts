// Saving: plan, lines, venue and date in one transaction. The same request sent again finds the plan it made before.
import { PlanId, type VenueId } from '@evenlight/contract/ids';
import type { Plan, PlanDetails } from '@evenlight/contract/plans';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { ownPlan, type PlanScope } from './access.ts';
import { changePlan, recordVersion } from './change-plan.ts';
import { type Choices, choose, namesOfPackage, wayAfter } from './choose.ts';
import { chooseVenue, keepDay } from './choose-venue.ts';
import { deleteDraft } from './drafts/draft-store.ts';
import { sendPlanSavedMail } from './mails/mails.ts';
import { findPlan, insertPlan, lockPlanBySaveKey, replaceLines } from './plan-store.ts';
import type { ChosenPackage } from './rules.ts';
import { type Consent, refuseUncustomaryDay } from './scheduling/customary-day.ts';
import { isOver, refuseServiceBeforeDeath } from './service-date.ts';

export type NewPlan = {
  choices: Choices;
  details: { [Field in keyof PlanDetails]?: PlanDetails[Field] | undefined };
  venueId: VenueId | null;
  saveKey: string | null;
  consent: Consent;
};

type Context = { actor: Member; now: Date; world: World; network: string };

export async function savePlan(db: Db, wanted: NewPlan, context: Context): Promise<Plan> {
  const { actor, now, world, network } = context;
  const made = await insertWanted(db, wanted, context);
  // The draft that was saved is done with; another one that somebody began meanwhile is not.
  if (wanted.saveKey) await deleteDraft(db, actor.userId, wanted.saveKey);
  if (!made) return bringUpToDate(db, wanted, context);
  const plan = (await findPlan(db, made, now)) ?? refuse('plan.not_found');
  await recordVersion(db, made, plan, { actor, now });
  await sendPlanSavedMail(db, world, plan, now);
  await announce(db, { kind: 'plan.saved', subject: plan.id, audience: `person:${plan.userId}`, at: now });
  // Last: the log has one writer at a time, and everybody else waits for this transaction from here on.
  await recordInAudit(db, { at: now, actor, action: 'plan.saved', subject: plan.id, network });
  return plan;
}

/** Null when this request has made a plan already, also one made in this very moment. */
async function insertWanted(db: Db, wanted: NewPlan, { actor, now }: Context): Promise<PlanScope | null> {
  const scope = ownPlan(actor, PlanId.parse(uuid()));
  const { chosen, lines } = await choose(db, wanted.choices);
  const { branch = '', dateOfDeath = null, serviceDate = null } = wanted.details;
  const isNew = await insertPlan(db, {
    id: scope.planId,
    userId: actor.userId,
    saveKey: wanted.saveKey,
    ...firstDetails(wanted.details, chosen),
    serviceHasBeen: serviceDate !== null && isOver(serviceDate, now),
    ...chosen,
    status: 'draft',
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  if (!isNew) return null;
  await replaceLines(db, scope, lines);
  const { venueId, consent } = wanted;
  const days = { ...chosen, branch, dateOfDeath, serviceDate };
  refuseServiceBeforeDeath(days);
  const isAhead = serviceDate !== null && !isOver(serviceDate, now);
  if (isAhead) await refuseUncustomaryDay(db, scope, days, { consent, actor, now });
  if (venueId) {
    await chooseVenue(db, scope, venueId, now);
    await keepDay(db, scope, { venueId, day: isAhead ? serviceDate : null }, now);
  }
  return scope;
}

function firstDetails({ budget = null, ...said }: NewPlan['details'], chosen: ChosenPackage) {
  const { planIntent = null, branch = '', personName = '', calledName = '', relation = '', wayAgreed = null } = said;
  // A name for the list of plans, until the family gives it one.
  const { title = chosen.packageName } = said;
  const ownTitle = namesOfPackage(chosen).includes(title) ? chosen.packageName : title;
  return {
    ...said,
    planIntent,
    branch,
    personName,
    calledName,
    relation,
    wayAgreed,
    title: ownTitle,
    budgetCents: budget,
  };
}

/** The answer to the first try was lost: what the person sees now is what the plan becomes, also out of the archive. */
async function bringUpToDate(
  db: Db,
  { choices, details, venueId, saveKey, consent }: NewPlan,
  { actor, now }: Context,
) {
  const planId = saveKey ? await lockPlanBySaveKey(db, actor.userId, saveKey) : null;
  const scope = ownPlan(actor, planId ?? refuse('plan.not_found'));
  // What this draft does not say, the plan may say since.
  const choicesNow = (before: Plan) => ({ ...choices, way: wayAfter(before, choices) });
  const changes = { details, choices: choicesNow, venueId, consent, isArchived: false, holdsAgain: true };
  return changePlan(db, scope, changes, { actor, now });
}
