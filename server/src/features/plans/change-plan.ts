// Every change of a plan goes through here: one lock, one look at what differs, one version.
import type { VenueId } from '@evenlight/contract/ids';
import type { Plan, PlanDetails } from '@evenlight/contract/plans';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import { releaseHold } from '../venues/days.ts';
import type { PlanScope } from './access.ts';
import { type Choices, choose } from './choose.ts';
import { chooseVenue, keepDay } from './choose-venue.ts';
import { findPlan, lockPlan, replaceLines, updatePlanRow } from './plan-store.ts';
import { areSameLines, changesBetween, keepToldPrices, mayChangePrice, type PlanSnapshot } from './rules.ts';
import { refuseEarlierThanToday } from './service-date.ts';
import { insertVersion } from './version-store.ts';

/** What is to become of a plan; what is left out stays as it is. */
export type PlanChanges = {
  details?: { [Field in keyof PlanDetails]?: PlanDetails[Field] | undefined };
  choices?: (before: Plan) => Choices;
  venueId?: VenueId;
  isArchived?: boolean;
  /** The version the change was made from. */
  expectedVersion?: number | undefined;
};

type Asking = { actor: Actor; now: Date };

export async function changePlan(
  db: Db,
  scope: PlanScope,
  changes: PlanChanges,
  { actor, now }: Asking,
): Promise<Plan> {
  await lockPlan(db, scope);
  const before = (await findPlan(db, scope, now)) ?? refuse('plan.not_found');
  if (changes.expectedVersion !== undefined && changes.expectedVersion !== before.version)
    refuse('plan.changed_meanwhile');
  refuseNewPastDay(changes, before, now);
  await changeLines(db, scope, changes, before);
  await updatePlanRow(db, scope, {
    ...asColumns(changes.details ?? {}),
    ...(changes.isArchived === undefined ? {} : { archivedAt: changes.isArchived ? now : null }),
  });
  await changeDay(db, scope, changes, before, now);
  const after = (await findPlan(db, scope, now)) ?? refuse('plan.not_found');
  if (changesBetween(snapshotOf(before), snapshotOf(after)).length === 0) return after;
  const version = before.version + 1;
  await updatePlanRow(db, scope, { version, updatedAt: now });
  await recordVersion(db, scope, { ...after, version }, { actor, now });
  await announce(db, { kind: 'plan.changed', subject: scope.planId, audience: `person:${scope.userId}`, at: now });
  return { ...after, version, updatedAt: now.toISOString() };
}

/** A day that has gone by since it was chosen may stay; a new one lies ahead. */
function refuseNewPastDay({ details }: PlanChanges, { serviceDate }: Plan, now: Date) {
  if (details?.serviceDate !== serviceDate) refuseEarlierThanToday(details?.serviceDate, now);
}

async function changeLines(db: Db, scope: PlanScope, { choices, venueId }: PlanChanges, before: Plan) {
  const isOtherVenue = venueId !== undefined && venueId !== before.selectedVenue?.id;
  if (isOtherVenue && !mayChangePrice(before.status)) refuse('plan.price_settled');
  if (!choices) return;
  const { chosen, lines: wanted } = await choose(db, choices(before));
  const lines = keepToldPrices(before.lines, wanted);
  if (!areSameLines(before.lines, lines)) {
    if (!mayChangePrice(before.status)) refuse('plan.price_settled');
    await replaceLines(db, scope, lines);
  }
  await updatePlanRow(db, scope, chosen);
}

async function changeDay(db: Db, scope: PlanScope, changes: PlanChanges, before: Plan, now: Date) {
  const venueId = changes.venueId ?? before.selectedVenue?.id;
  const day = changes.details?.serviceDate === undefined ? before.serviceDate : changes.details.serviceDate;
  // What is put away keeps nobody else waiting.
  if (changes.isArchived) return releaseHold(db, scope.planId);
  if (changes.venueId) return chooseVenue(db, scope, { venueId: changes.venueId, day }, now);
  if (venueId && changes.details?.serviceDate !== undefined) return keepDay(db, scope, { venueId, day }, now);
}

function asColumns({ budget, ...details }: NonNullable<PlanChanges['details']>) {
  const given = Object.entries({ ...details, budgetCents: budget }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

export async function recordVersion(db: Db, { planId }: PlanScope, plan: Plan, { actor, now }: Asking): Promise<void> {
  const authorId = actor.kind === 'member' ? actor.userId : null;
  await insertVersion(db, { planId, version: plan.version, authorId, at: now, snapshot: snapshotOf(plan) });
}

function snapshotOf(plan: Plan): PlanSnapshot {
  const { title, planIntent, faithTradition, branch, packageTradition, packageTier, packageName, serviceType } = plan;
  const { budget, personName, relation, dateOfBirth, dateOfDeath, afterSunset, serviceDate, lines } = plan;
  return {
    ...{ title, planIntent, faithTradition, branch, packageTradition, packageTier, packageName, serviceType },
    ...{ budget, personName, relation, dateOfBirth, dateOfDeath, afterSunset, serviceDate, lines },
    venue: plan.venueName === null ? null : { name: plan.venueName, cents: plan.venueCost ?? 0 },
    isArchived: plan.archivedAt !== null,
  };
}
