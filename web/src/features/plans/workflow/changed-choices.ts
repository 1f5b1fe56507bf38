// What a plan is and comes to with another package, way or other add-ons, before anything is saved.
import { type Addon, centsOf, knownName, type Package, type PackageTier } from '@evenlight/contract/catalogue';
import { estimateOf, packageLines } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { arePricedAlike, type Way } from '@evenlight/contract/ways';

type Wanted = { packageTier: PackageTier | null; way: Way };

/** What was told about it stands, line by line, whatever the catalogue says today. */
export function keepsToldLines(plan: Plan, { packageTier, way }: Wanted): boolean {
  return packageTier === plan.packageTier && arePricedAlike(way, plan.pricedWay, plan.packageTradition);
}

/** The same lines as before, as far as the package has them; undefined for another package, which stands as it is offered. */
export function declinedIn(plan: Plan, wanted: Wanted, offer: Package | undefined): string[] | undefined {
  if (keepsToldLines(plan, wanted)) return plan.declinedLines;
  if (!offer || wanted.packageTier !== plan.packageTier || offer.tier === 'simple') return undefined;
  const isTaken = (item: string) => plan.lines.some((line) => line.item === item && !line.isDeclined);
  return offer.lines
    .filter(({ id, canDecline, isChoice }) => canDecline && (isChoice ? !isTaken(id) : plan.declinedLines.includes(id)))
    .map(({ id }) => id);
}

type Named = { offer: Package | undefined; addons: readonly string[]; offered: readonly Addon[] };

/** Package and add-ons; undefined while the package is not known. */
export function centsOfChoice(plan: Plan, wanted: Wanted, { offer, addons, offered }: Named): number | undefined {
  const told = plan.lines.filter(({ source }) => source === 'package');
  const lines = keepsToldLines(plan, wanted) ? told : offer && packageLines(offer, declinedIn(plan, wanted, offer));
  if (!lines) return undefined;
  const prices = addons.map((name) => {
    const isIt = (one: Addon | Plan['addons'][number]) => knownName(one) === name;
    return centsOf((plan.addons.find(isIt) ?? offered.find(isIt))?.price ?? 0);
  });
  return estimateOf(lines).packageCents + prices.reduce((sum, cents) => sum + cents, 0);
}
