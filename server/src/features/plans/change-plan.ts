// Every change of a plan goes through here: one lock, one look at what differs, one version.
import type { VenueId } from '@evenlight/contract/ids';
import type { PlanDetails } from '@evenlight/contract/plans';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { announceTo } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import { isBooked, releaseHold } from '../venues/days.ts';
import type { PlanScope } from './access.ts';
import { askAboutWay } from './adjustments/ask-about-way.ts';
import { type Choices, choose, namesWithoutTitle } from './choose.ts';
import { chooseVenue, keepDay } from './choose-venue.ts';
import { peopleOfPlan } from './people/people-store.ts';
import { lockPlan, planIn, replaceLines, updatePlanRow } from './plan-store.ts';
import { areSameLines, changesBetween, type KnownPlan, mayChangeVenue, type PlanSnapshot, packageOf } from './rules.ts';
import { type Consent, isDayDifferent, refuseUncustomaryDay } from './scheduling/customary-day.ts';
import { scheduleInShort } from './scheduling/schedule.ts';
import { removeSelection } from './selection-store.ts';
import { isOver, refuseDeathAhead, refusePastService, refuseServiceBeforeDeath } from './service-date.ts';
import { insertVersion } from './version-store.ts';

/** What is to become of a plan; what is left out stays as it is. */
export type PlanChanges = {
  details?: { [Field in keyof PlanDetails]?: PlanDetails[Field] | undefined };
  choices?: (before: KnownPlan) => Choices;
  /** Null takes the venue out of the plan. */
  venueId?: VenueId | null;
  isArchived?: boolean;
  /** Of a day that stays: the service has been on it. */
  saysItHasBeen?: boolean | undefined;
  /** Asks for the date again although neither it nor the venue has changed, for when a hold has run out. */
  holdsAgain?: boolean;
  /** That the family's clergy agreed to the day. */
  consent?: Consent;
  /** The version the change was made from. */
  expectedVersion?: number | undefined;
};

type Asking = {
  actor: Actor;
  now: Date;
  /** What is said about the change, for its version. */
  description?: string;
  /** The family's decision behind it. */
  decisionId?: string;
};

export async function changePlan(db: Db, scope: PlanScope, asked: PlanChanges, asking: Asking): Promise<KnownPlan> {
  const { actor, now } = asking;
  await lockPlan(db, scope);
  const before = await planIn(db, scope, now);
  const changes = withOwnTitle(asked, before);
  if (changes.expectedVersion !== undefined && changes.expectedVersion !== before.version)
    refuse('plan.changed_meanwhile');
  const isPriceChanged = await changeChoices(db, scope, changes, before, now);
  const isVenueChanged = await changeVenue(db, scope, changes, before, now);
  if (isPriceChanged && before.isPriceSettled) refuse('plan.price_settled');
  if (isVenueChanged && !mayChangeVenue(before.status)) refuse('plan.price_settled');
  await changeDetails(db, scope, changes, before, now);
  await dropOldAgreement(db, scope, changes, { before, now });
  const changed = await planIn(db, scope, now);
  if (changed.dateOfDeath !== before.dateOfDeath || changed.serviceDate !== before.serviceDate)
    refuseServiceBeforeDeath(changed);
  // What took place is past refusing: a family may still say of which branch it is.
  const isAhead = changed.serviceDate !== null && !isOver(changed.serviceDate, now);
  if (isAhead && (isDayDifferent(before, changed) || changes.consent?.clergyAgreed))
    await refuseUncustomaryDay(db, scope, changed, { consent: changes.consent, actor, now });
  await changeDay(db, scope, { ...changes, isVenueChanged }, before, now);
  const after = await planIn(db, scope, now);
  const isSame = changesBetween(snapshotOf(before), snapshotOf(after)).length === 0;
  return isSame && areSameLines(before.lines, after.lines) ? after : keepVersion(db, scope, after, asking);
}

/** What has become of a plan is its next version, and open screens hear of it. The plan is locked by the caller. */
export async function keepVersion(db: Db, scope: PlanScope, after: KnownPlan, asking: Asking): Promise<KnownPlan> {
  const { now } = asking;
  const version = after.version + 1;
  await updatePlanRow(db, scope, { version, updatedAt: now });
  await recordVersion(db, scope, { ...after, version }, asking);
  await tellPeople(db, scope, now);
  return { ...after, version, updatedAt: now.toISOString() };
}

/** A title that is the name of the package or of whom it is for, in whichever language it was read, is none. */
function withOwnTitle(changes: PlanChanges, before: KnownPlan): PlanChanges & { isTitleGone: boolean } {
  const { title, ...details } = changes.details ?? {};
  if (title === undefined || !namesWithoutTitle(before).includes(title)) return { ...changes, isTitleGone: false };
  return { ...changes, details, isTitleGone: before.isTitled };
}

/** The owner, and everybody of the family group: each once. */
export async function tellPeople(db: Db, { planId, userId }: PlanScope, at: Date): Promise<void> {
  const people = new Set<string>([userId, ...(await peopleOfPlan(db, planId))]);
  const audiences = [...people].map((person) => `person:${person}` as const);
  await announceTo(db, { kind: 'plan.changed', subject: planId, at }, audiences);
}

/** True when the lines, and so perhaps the price, are others now. */
async function changeChoices(
  db: Db,
  scope: PlanScope,
  { choices, details, isTitleGone }: PlanChanges & { isTitleGone: boolean },
  before: KnownPlan,
  now: Date,
) {
  if (isTitleGone) await updatePlanRow(db, scope, { title: before.packageName });
  if (!choices) return false;
  const { chosen, lines } = await choose(db, choices(before), before);
  // A plan that was never given a title goes by the name of its package.
  const isUntitled = isTitleGone || (details?.title === undefined && !before.isTitled);
  await updatePlanRow(db, scope, { ...chosen, ...(isUntitled ? { title: chosen.packageName } : {}) });
  await askAboutWay(db, scope, { before, chosen, now });
  const isSame = areSameLines(before.lines, lines);
  // At the same price as well: what was an example may be a price of ours by now.
  if (!isSame || before.lines.some(({ isExample }) => isExample)) await replaceLines(db, scope, lines);
  return !isSame;
}

/** Whoever agreed, agreed to one way in one tradition. */
async function dropOldAgreement(db: Db, scope: PlanScope, { details }: PlanChanges, { before, now }: Since) {
  if (before.wayAgreed === null || details?.wayAgreed !== undefined) return;
  const { way, faithTradition, branch } = await planIn(db, scope, now);
  // A way that comes back brings its own.
  if (way !== before.way && way === before.pricedWay) return;
  const isSame = way === before.way && faithTradition === before.faithTradition && branch === before.branch;
  if (!isSame) await updatePlanRow(db, scope, { wayAgreed: null });
}

type Since = { before: KnownPlan; now: Date };

async function changeVenue(db: Db, scope: PlanScope, { venueId }: PlanChanges, before: KnownPlan, now: Date) {
  // The price that was told for a venue stands as long as the plan keeps it.
  if (venueId === undefined || venueId === (before.selectedVenue?.id ?? null)) return false;
  if (venueId) await chooseVenue(db, scope, venueId, now);
  else await removeSelection(db, scope);
  return true;
}

async function changeDetails(db: Db, scope: PlanScope, changes: PlanChanges, before: KnownPlan, now: Date) {
  const { budget, ...details } = changes.details ?? {};
  // A day that has gone by since it was chosen may stay; a new one lies ahead, unless somebody has died.
  const { planIntent = before.planIntent, dateOfDeath = before.dateOfDeath, serviceDate } = details;
  const day = serviceDate === undefined ? before.serviceDate : serviceDate;
  const isSaid = changes.saysItHasBeen === true || day !== before.serviceDate;
  if (isSaid) refusePastService({ planIntent, dateOfDeath, serviceDate: day }, now);
  if (details.dateOfDeath !== before.dateOfDeath) refuseDeathAhead(details.dateOfDeath, now);
  const given = Object.entries({ ...details, budgetCents: budget }).filter(([, value]) => value !== undefined);
  await updatePlanRow(db, scope, {
    ...Object.fromEntries(given),
    // A day that is over when it is entered is one that has been. One that has gone by since says nothing.
    serviceHasBeen: day !== null && isOver(day, now) && (isSaid || before.serviceHasBeen),
    ...(changes.isArchived === undefined ? {} : { archivedAt: changes.isArchived ? now : null }),
  });
}

type DayChanges = PlanChanges & { isVenueChanged: boolean };

async function changeDay(db: Db, scope: PlanScope, changes: DayChanges, before: KnownPlan, now: Date): Promise<void> {
  const { details, venueId, holdsAgain = false, isVenueChanged } = changes;
  const day = details?.serviceDate === undefined ? before.serviceDate : details.serviceDate;
  const isOther = isVenueChanged || day !== before.serviceDate;
  const isPuttingAway = changes.isArchived === true && day !== null && !isOver(day, now);
  if ((isOther || isPuttingAway) && (await isBooked(db, scope.planId))) refuse('plan.date_booked');
  // What is put away keeps nobody else waiting.
  if (changes.isArchived ?? before.archivedAt !== null) return releaseHold(db, scope.planId);
  const isAhead = day !== null && !isOver(day, now);
  const venue = venueId === undefined ? before.selectedVenue?.id : (venueId ?? undefined);
  if (isOther || (holdsAgain && isAhead)) await keepDay(db, scope, { venueId: venue, day: isAhead ? day : null }, now);
}

export async function recordVersion(db: Db, { planId }: PlanScope, plan: KnownPlan, asking: Asking): Promise<void> {
  const { actor, now, description, decisionId } = asking;
  const authorId = actor.kind === 'member' ? actor.userId : null;
  const snapshot = snapshotOf(plan);
  await insertVersion(db, { planId, version: plan.version, authorId, at: now, snapshot, description, decisionId });
}

function snapshotOf(plan: KnownPlan): PlanSnapshot {
  const { title, isTitled, packageName, planIntent, branch, budget, personName, calledName, relation } = plan;
  const { dateOfBirth, dateOfDeath, afterSunset, serviceDate, lines, selectedVenue } = plan;
  return {
    ...packageOf(plan),
    title: isTitled ? title : packageName,
    planIntent,
    branch,
    budget,
    personName,
    calledName,
    relation,
    wayAgreed: plan.wayAgreed,
    dateOfBirth,
    dateOfDeath,
    afterSunset,
    serviceDate,
    lines,
    venue: selectedVenue && { id: selectedVenue.id, name: selectedVenue.name, cents: plan.venueCost ?? 0 },
    ...(plan.serviceHasBeen ? { serviceHasBeen: true } : {}),
    isArchived: plan.archivedAt !== null,
    adjustments: plan.adjustments
      // The way is told by itself.
      .filter(({ way }) => way === undefined)
      .map(({ id, description, cents, state }) => ({ id, description, cents, state })),
    schedule: scheduleInShort(plan.schedule),
    clergyConsent: plan.clergyConsent && (plan.clergyConsent.clergyName || plan.clergyConsent.refusal),
  };
}
