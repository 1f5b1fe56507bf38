// What there is to choose from, as the house knows it: names and prices come from the catalogue, never from the caller.

import type { PackageTier } from '@evenlight/contract/catalogue';
import { estimateOf, sumsOfAdjustments } from '@evenlight/contract/estimates';
import type { NewDecision } from '@evenlight/contract/families/decisions';
import type { VenueId } from '@evenlight/contract/ids';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { type Choices, choose } from '../../plans/choose.ts';
import { asFarAsOffered } from '../../plans/offered-choices.ts';
import type { KnownPlan } from '../../plans/rules.ts';
import { findVenue, isOffered } from '../../venues/store.ts';
import { areOptionsAlike } from './rules.ts';

type Asked = Pick<NewDecision, 'kind' | 'options'>;
export type PricedOption = {
  label: string;
  venueId: VenueId | null;
  packageTier: PackageTier | null;
  cents: number | null;
};

export async function priceOptions(
  db: Db,
  { kind, options }: Asked,
  plan: KnownPlan,
  now: Date,
): Promise<PricedOption[]> {
  refuseUnnamed({ kind, options });
  // Only what the question is about counts: a venue with two labels is one venue.
  if (areOptionsAlike(options.map((option) => onlyAbout(kind, option)))) refuse('decision.options_alike');
  const priced: PricedOption[] = [];
  for (const { label, venueId, packageTier } of options) {
    if (kind === 'venues' && venueId) priced.push(await withVenue(db, plan, venueId, now));
    else if (kind === 'packages' && packageTier) priced.push(await withPackage(db, plan, packageTier));
    else priced.push({ label, venueId: null, packageTier: null, cents: null });
  }
  return priced;
}

type Option = Asked['options'][number];

function onlyAbout(kind: Asked['kind'], { label, venueId, packageTier }: Option) {
  if (kind === 'venues') return { venueId, label: '' };
  return kind === 'packages' ? { packageTier, label: '' } : { label };
}

function refuseUnnamed({ kind, options }: Asked): void {
  const field = ({ venues: 'venueId', packages: 'packageTier', other: 'label' } as const)[kind];
  const place = options.findIndex((option) => !option[field]);
  if (place < 0) return;
  throw new Problem('request.invalid', { fields: { [`options.${place}.${field}`]: 'This field is required' } });
}

async function withVenue(db: Db, plan: KnownPlan, venueId: VenueId, now: Date): Promise<PricedOption> {
  const venue = (await findVenue(db, venueId, { day: undefined, now })) ?? refuse('venue.not_found');
  // The price that was told for a venue stands as long as the plan keeps it.
  const isKept = plan.selectedVenue?.id === venueId;
  if (!isKept && !(await isOffered(db, venueId))) refuse('venue.not_found');
  const venueCents = isKept ? (plan.venueCost ?? venue.minCost) : venue.minCost;
  return { label: venue.name, venueId, packageTier: null, cents: totalOf(plan, plan.lines, venueCents) };
}

async function withPackage(db: Db, plan: KnownPlan, packageTier: PackageTier): Promise<PricedOption> {
  const { chosen, lines } = await choose(db, await choicesWith(db, plan, packageTier), plan);
  return { label: chosen.packageName, venueId: null, packageTier, cents: totalOf(plan, lines, plan.venueCost ?? 0) };
}

/** The plan with another package: its add-ons stay where that one has them, and declined lines where they are the same. */
export function choicesWith(db: Db, plan: KnownPlan, packageTier: PackageTier): Promise<Choices> {
  const { faithTradition, packageTradition, way, declinedLines } = plan;
  const addons = plan.addons.map(({ name }) => name);
  return asFarAsOffered(db, { faithTradition, packageTradition, packageTier, way, addons, declinedLines }, plan);
}

/** What a plan costs as it stands. */
export function costOf(plan: KnownPlan): number {
  return totalOf(plan, plan.lines, plan.venueCost ?? 0);
}

function totalOf({ adjustments }: KnownPlan, lines: KnownPlan['lines'], venueCents: number): number {
  const { confirmedCents: adjustmentCents } = sumsOfAdjustments(adjustments);
  return estimateOf(lines, { venueCents, adjustmentCents }).totalCents;
}
