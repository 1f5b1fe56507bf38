import { wallTimeAt } from '@evenlight/contract/dates';
import { asDollarText, estimateOf, type PricedLine, sumsOfAdjustments } from '@evenlight/contract/estimates';
import { PlanId, UserId, VenueId } from '@evenlight/contract/ids';
import type { PlanStatus } from '@evenlight/contract/plans';
import { serviceTypeOf, wayOfService } from '@evenlight/contract/ways';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { isLiveDay } from '../venues/days.ts';
import { venueDays, venues } from '../venues/tables.ts';
import type { PlanScope } from './access.ts';
import { type AdjustmentRow, adjustmentsOfPlan, asAdjustment } from './adjustments/adjustments-of-plan.ts';
import { copyCosts } from './costs/cost-store.ts';
import { copyPriceLists } from './price-lists/price-list-store.ts';
import { copyRest } from './resting-place/resting-place-store.ts';
import type { KnownPlan } from './rules.ts';
import { scheduleOf } from './scheduling/schedule.ts';
import { clergyConsents, planSchedules } from './scheduling/tables.ts';
import { titleTranslations } from './spoken.ts';
import { planLines, plans, venueSelections } from './tables.ts';

export async function ownerOfPlan(db: Db, planId: PlanId): Promise<string | null> {
  const [plan] = await db.select({ userId: plans.userId }).from(plans).where(eq(plans.id, planId));
  return plan?.userId ?? null;
}

/** The plan that this request has made already, locked; null while there is none. */
export async function lockPlanBySaveKey(db: Db, userId: UserId, saveKey: string): Promise<PlanId | null> {
  const [plan] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.userId, userId), eq(plans.saveKey, saveKey)))
    .for('update');
  return plan ? PlanId.parse(plan.id) : null;
}

/** Held until the transaction ends, so that two changes follow each other. */
export async function lockPlan(db: Db, { planId }: PlanScope): Promise<void> {
  await db.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for('update');
}

// Two plans may be given the same number once in a great many; a second throw is enough.
const THROWS = 5;

/** False when the same request has made a plan in this very moment. */
export async function insertPlan(db: Db, plan: Omit<typeof plans.$inferInsert, 'number'>): Promise<boolean> {
  for (let thrown = 0; thrown < THROWS; thrown += 1) {
    const made = await db.insert(plans).values(plan).onConflictDoNothing().returning({ id: plans.id });
    if (made.length > 0) return true;
    const { userId, saveKey } = plan;
    if (saveKey && (await db.$count(plans, and(eq(plans.userId, userId), eq(plans.saveKey, saveKey)))) > 0)
      return false;
  }
  throw new Error('no number was free for a plan');
}

/** For our team, who hears a number on the phone; null when there is no such plan. */
export async function planNumbered(db: Db, number: string): Promise<PlanId | null> {
  const [found] = await db.select({ id: plans.id }).from(plans).where(eq(plans.number, number));
  return found ? PlanId.parse(found.id) : null;
}

export async function updatePlanRow(db: Db, { planId }: PlanScope, fields: Partial<typeof plans.$inferInsert>) {
  if (Object.keys(fields).length > 0) await db.update(plans).set(fields).where(eq(plans.id, planId));
}

/** Money has arrived: a draft is active from now on, and what is further along stays where it is. */
export async function settlePrice(db: Db, { planId }: PlanScope, now: Date): Promise<void> {
  await db
    .update(plans)
    .set({ priceSettledAt: now, updatedAt: now })
    .where(and(eq(plans.id, planId), isNull(plans.priceSettledAt)));
  await moveOn(db, planId, { from: ['draft'], to: 'active', now });
}

/** Everything that was paid went back, so that the family may choose again. A plan never moves back by itself. */
export async function freePrice(db: Db, { planId }: PlanScope, now: Date): Promise<void> {
  await db
    .update(plans)
    .set({ priceSettledAt: null, updatedAt: now })
    .where(and(eq(plans.id, planId), isNotNull(plans.priceSettledAt)));
}

/** A date is booked: the service is being prepared, paid or not. */
export async function markInProgress(db: Db, { planId }: PlanScope, now: Date): Promise<void> {
  await moveOn(db, planId, { from: ['draft', 'active'], to: 'in-progress', now });
}

type StatusMove = { from: PlanStatus[]; to: PlanStatus; now: Date };

async function moveOn(db: Db, planId: PlanId, { from, to, now }: StatusMove): Promise<void> {
  await db
    .update(plans)
    .set({ status: to, updatedAt: now })
    .where(and(eq(plans.id, planId), inArray(plans.status, from)));
}

export async function replaceLines(db: Db, { planId }: PlanScope, lines: readonly PricedLine[]) {
  await db.delete(planLines).where(eq(planLines.planId, planId));
  await db.insert(planLines).values(lines.map((line, position) => ({ ...line, planId, position })));
}

/** Example prices that families saw, and that have become our own prices as they were. */
export async function confirmToldPrices(db: Db): Promise<void> {
  await db.execute(sql`
    update ${planLines} as told set is_example = false
    where told.is_example and (
      told.source = 'package' and exists (
        select from package_lines line join packages offer on offer.id = line.package_id
        where line.id = told.item and line.price_cents = told.cents and not offer.is_example)
      or told.source = 'addon' and exists (
        select from addons offer
        where offer.id = told.item and offer.price_cents = told.cents and not offer.is_example))`);
}

export async function findPlan(db: Db, { planId }: PlanScope, now: Date): Promise<KnownPlan | null> {
  const [plan] = await readPlans(db, eq(plans.id, planId), now);
  return plan ?? null;
}

/** For whoever has shown that they may see it; a plan that went in this very moment is refused. */
export async function planIn(db: Db, scope: PlanScope, now: Date): Promise<KnownPlan> {
  return (await findPlan(db, scope, now)) ?? refuse('plan.not_found');
}

export function plansOf(db: Db, userId: UserId, now: Date): Promise<KnownPlan[]> {
  return readPlans(db, eq(plans.userId, userId), now);
}

/** Those that were not put away. */
export async function livePlanIds(db: Db, userId: UserId): Promise<PlanId[]> {
  const isLive = and(eq(plans.userId, userId), isNull(plans.archivedAt));
  const rows = await db.select({ id: plans.id }).from(plans).where(isLive);
  return rows.map(({ id }) => PlanId.parse(id));
}

/** For our team, who sees what families wait for. */
export function plansById(db: Db, planIds: readonly string[], now: Date): Promise<KnownPlan[]> {
  return readPlans(db, inArray(plans.id, [...planIds]), now);
}

/** Lines and all in one look, so that no change can come between a plan and what it is made of. */
const linesOfPlan = sql<PricedLine[]>`(
  select coalesce(json_agg(json_build_object('item', item, 'source', source, 'name', name, 'kind', kind, 'cents', cents,
    'canDecline', can_decline, 'isDeclined', is_declined, 'isChoice', is_choice, 'isExample', is_example,
    'translations', translations)
    order by position), '[]')
  from plan_lines where plan_lines.plan_id = plans.id)`;

async function readPlans(db: Db, which: SQL, now: Date): Promise<KnownPlan[]> {
  const found = await db
    .select({
      plan: plans,
      lines: linesOfPlan,
      adjustments: adjustmentsOfPlan,
      venue: { id: venues.id, name: venues.name, location: venues.location, isSample: venues.isSample },
      selectedCents: venueSelections.selectedCents,
      heldUntil: venueDays.heldUntil,
      schedule: planSchedules,
      consent: clergyConsents,
    })
    .from(plans)
    .leftJoin(venueSelections, eq(venueSelections.planId, plans.id))
    .leftJoin(venues, eq(venues.id, venueSelections.venueId))
    .leftJoin(venueDays, and(eq(venueDays.planId, plans.id), isLiveDay(now)))
    .leftJoin(planSchedules, eq(planSchedules.planId, plans.id))
    .leftJoin(clergyConsents, and(eq(clergyConsents.planId, plans.id), eq(clergyConsents.day, plans.serviceDate)))
    .where(which)
    .orderBy(desc(plans.createdAt), desc(plans.id));
  return found.map(asWire);
}

type Row = {
  plan: typeof plans.$inferSelect;
  lines: PricedLine[];
  adjustments: AdjustmentRow[];
  venue: { id: string; name: string; location: string; isSample: boolean } | null;
  selectedCents: number | null;
  heldUntil: Date | null;
  schedule: typeof planSchedules.$inferSelect | null;
  consent: typeof clergyConsents.$inferSelect | null;
};

function asWire({ plan, venue, selectedCents, heldUntil, schedule, consent, ...row }: Row): KnownPlan {
  const lines = row.lines.map(
    ({ isChoice, isExample, ...line }): PricedLine => ({
      ...line,
      ...(isChoice ? { isChoice } : {}),
      ...(isExample ? { isExample } : {}),
    }),
  );
  const adjustments = row.adjustments.map(asAdjustment);
  const { confirmedCents, requestedCents } = sumsOfAdjustments(adjustments);
  const besides = { venueCents: selectedCents ?? 0, adjustmentCents: confirmedCents };
  const { estimateCents, totalCents } = estimateOf(lines, besides);
  const projected = estimateOf(lines, { ...besides, adjustmentCents: confirmedCents + requestedCents });
  // What is a choice is not in the price of a package.
  const ofPackage = lines.filter(({ source, isChoice }) => source === 'package' && !isChoice);
  return {
    ...plan,
    ...waysOfRow(plan),
    translations: titleTranslations(plan),
    id: PlanId.parse(plan.id),
    userId: UserId.parse(plan.userId),
    budget: plan.budgetCents,
    basePrice: asDollarText(ofPackage.reduce((cents, line) => cents + line.cents, 0)),
    addons: lines.filter(({ source }) => source === 'addon').map(addonOf),
    declinedLines: lines.filter(({ isDeclined }) => isDeclined).map(({ item }) => item),
    lines,
    estimatedCost: asDollarText(estimateCents),
    totalCost: asDollarText(totalCents),
    adjustments,
    projectedCost: asDollarText(projected.totalCents),
    isPriceSettled: plan.priceSettledAt !== null || plan.status === 'completed',
    finalCost: plan.finalCents === null ? null : asDollarText(plan.finalCents),
    selectedVenue: venue ? { id: VenueId.parse(venue.id), name: venue.name, isSample: venue.isSample } : null,
    venueName: venue?.name ?? null,
    venueLocation: venue?.location ?? null,
    venueCost: selectedCents,
    heldUntil: heldUntil?.toISOString() ?? null,
    schedule: schedule && scheduleOf(schedule),
    clergyConsent: consent && {
      refusal: consent.refusal,
      clergyName: consent.clergyName,
      at: consent.at.toISOString(),
    },
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    archivedAt: plan.archivedAt?.toISOString() ?? null,
  };
}

/** A process of the release before this one changes the kind of service, and knows of no ways. */
function waysOfRow({ way, pricedWay, serviceType, packageTradition }: typeof plans.$inferSelect) {
  if (serviceTypeOf(way, packageTradition) === serviceType) return { way, pricedWay: pricedWay ?? way };
  const chosen = wayOfService(serviceType, packageTradition);
  return { way: chosen, pricedWay: chosen };
}

function addonOf({ name, cents, translations = {} }: PricedLine) {
  return { name, price: cents / 100, translations };
}

/** How many dates somebody keeps or has booked at venues from today on, other than for this plan. */
export async function liveDaysOf(db: Db, { userId, planId }: PlanScope, now: Date): Promise<number> {
  const [row] = await db
    .select({ holds: count() })
    .from(venueDays)
    .innerJoin(plans, eq(plans.id, venueDays.planId))
    .where(
      and(eq(plans.userId, userId), ne(plans.id, planId), isLiveDay(now), gte(venueDays.day, wallTimeAt(now).date)),
    );
  return row?.holds ?? 0;
}

type Copy = { from: PlanScope; to: PlanScope; title: string; saveKey: string | null; now: Date };

/** Everything but the date, the price settled with our team, and the history. False when this request was granted already. */
export async function insertCopy(db: Db, { from, to, title, saveKey, now }: Copy): Promise<boolean> {
  const [original] = await db.select().from(plans).where(eq(plans.id, from.planId));
  if (!original) return false;
  const { number: _, ...options } = original;
  const isNew = await insertPlan(db, {
    ...options,
    id: to.planId,
    userId: to.userId,
    saveKey,
    title,
    status: 'draft',
    version: 1,
    serviceDate: null,
    serviceHasBeen: false,
    finalCents: null,
    priceSettledAt: null,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
  });
  if (!isNew) return false;
  const lines = await db.select().from(planLines).where(eq(planLines.planId, from.planId));
  await db.insert(planLines).values(lines.map((line) => ({ ...line, planId: to.planId })));
  const [selection] = await db.select().from(venueSelections).where(eq(venueSelections.planId, from.planId));
  if (selection)
    await db.insert(venueSelections).values({ ...selection, planId: to.planId, status: 'pending', selectedAt: now });
  await copyRest(db, from, to, now);
  await copyCosts(db, from, to, now);
  await copyPriceLists(db, from, to, now);
  return true;
}
