// A family's changes of its plan. They go the way of every other change, so that prices, days and customs hold.
import { type FamilyGroupId, VenueId } from '@evenlight/contract/ids';
import type { Plan, PlanDetails } from '@evenlight/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { requirePlanAs } from '../../plans/access.ts';
import { changePlan } from '../../plans/change-plan.ts';
import { asFarAsOffered } from '../../plans/offered-choices.ts';
import { lockPlan, planIn } from '../../plans/plan-store.ts';
import type { PlanSnapshot } from '../../plans/rules.ts';
import { isOver } from '../../plans/service-date.ts';
import { snapshotsOf, versionsOf } from '../../plans/version-store.ts';
import { inFamilyTurn } from '../access.ts';
import { familyChanged } from '../changed.ts';

type Asking = { actor: Actor; db: Db; now: Date };
type Details = { [Field in keyof PlanDetails]?: PlanDetails[Field] | undefined };
type Saving = { groupId: FamilyGroupId; changeDescription: string; details: Details; version: number };

export function savePlanTogether(asking: Asking, { groupId, details, ...said }: Saving): Promise<Plan> {
  const { actor, now } = asking;
  return inFamilyTurn(asking, groupId, 'editPlan', async (db, family) => {
    const scope = await requirePlanAs(db, actor, family.planId, 'editPlan');
    await lockPlan(db, scope);
    const before = await planIn(db, scope, now);
    // Sent again after a lost answer: the plan says so already, whatever its number is by now.
    if (saysAlready(before, details)) return before;
    const description = said.changeDescription;
    const changes = { details, expectedVersion: said.version };
    const after = await changePlan(db, scope, changes, { actor, now, description });
    const deed = { kind: 'plan.saved', about: description || after.title } as const;
    if (after.version !== before.version) await familyChanged(db, family, { part: 'plan', deed, now });
    return after;
  });
}

function saysAlready(plan: Plan, details: Details): boolean {
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  return given.every(([field, value]) => plan[field as keyof PlanDetails] === value);
}

type Restoring = { groupId: FamilyGroupId; versionNumber: number; version: number };

export function restoreVersion(asking: Asking, { groupId, versionNumber, version }: Restoring): Promise<Plan> {
  const { actor, now } = asking;
  return inFamilyTurn(asking, groupId, 'settle', async (db, family) => {
    const scope = await requirePlanAs(db, actor, family.planId, 'settle');
    await lockPlan(db, scope);
    const before = await planIn(db, scope, now);
    const snapshot = (await snapshotsOf(db, scope, [versionNumber])).get(versionNumber) ?? refuse('version.not_found');
    const description = `Back to version ${versionNumber}`;
    const [latest] = await versionsOf(db, scope);
    // Sent again after a lost answer.
    const isDone = latest?.description === description && latest.authorId === family.member.userId;
    if (isDone && before.version === version + 1) return before;
    const choices = await asFarAsOffered(db, choicesIn(snapshot), before);
    const changes = {
      details: detailsIn(snapshot, before, now),
      choices: () => choices,
      venueId: snapshot.venue && VenueId.parse(snapshot.venue.id),
      expectedVersion: version,
    };
    const after = await changePlan(db, scope, changes, { actor, now, description });
    const deed = { kind: 'plan.restored', about: String(versionNumber) } as const;
    if (after.version !== before.version) await familyChanged(db, family, { part: 'plan', deed, now });
    return after;
  });
}

function choicesIn({ faithTradition, packageTradition, packageTier, lines }: PlanSnapshot) {
  return {
    ...{ faithTradition, packageTradition, packageTier },
    addons: lines.filter(({ source }) => source === 'addon').map(({ name }) => name),
    declinedLines: lines.filter(({ isDeclined }) => isDeclined).map(({ item }) => item),
  };
}

/** A day that has gone by is not brought back: the one the plan has now stays. */
function detailsIn(snapshot: PlanSnapshot, before: Plan, now: Date): PlanDetails {
  const { title, planIntent, branch, budget, personName, relation } = snapshot;
  const { dateOfBirth, dateOfDeath, afterSunset, serviceDate } = snapshot;
  const isGone = serviceDate !== null && isOver(serviceDate, now);
  return {
    ...{ title, planIntent, branch, budget, personName, relation, dateOfBirth, dateOfDeath, afterSunset },
    serviceDate: isGone ? before.serviceDate : serviceDate,
  };
}
