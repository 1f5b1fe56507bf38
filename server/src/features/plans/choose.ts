// Turns what a caller names into what the catalogue has. Every price comes from here, none from the caller.
import type { PackageTier } from '@evenlight/contract/catalogue';
import { addonLine, type PricedLine, packageLines } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import {
  type FaithTradition,
  hasPackages,
  type PackagedTradition,
  type ServiceType,
} from '@evenlight/contract/traditions';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { findPackage, offeredAddons } from '../catalogue/offers.ts';
import type { ChosenPackage } from './rules.ts';

export type Choices = {
  faithTradition: FaithTradition;
  packageTradition?: PackagedTradition | null | undefined;
  packageTier: PackageTier;
  packageName?: string | undefined;
  serviceType?: ServiceType | undefined;
  /** By name. */
  addons: readonly string[];
  /** By id. */
  declinedLines: readonly string[];
};

type Chosen = { chosen: ChosenPackage; lines: PricedLine[] };

/** A change names only what differs. */
export type ChangedChoices = { [Choice in keyof Choices]?: Choices[Choice] | undefined };

/** The rest is as the plan has it; the lines of one package say nothing about another. */
export function choicesAfter(before: Plan, changed: ChangedChoices): Choices {
  const faithTradition = changed.faithTradition ?? before.faithTradition;
  const isSameTradition = faithTradition === before.faithTradition;
  const packageTradition = changed.packageTradition ?? (isSameTradition ? before.packageTradition : null);
  const packageTier = changed.packageTier ?? before.packageTier;
  const isSamePackage = packageTradition === before.packageTradition && packageTier === before.packageTier;
  return {
    ...{ faithTradition, packageTradition, packageTier, packageName: changed.packageName },
    addons: changed.addons ?? before.addons.map(({ name }) => name),
    declinedLines: changed.declinedLines ?? (isSamePackage ? before.declinedLines : []),
  };
}

export async function choose(db: Db, choices: Choices): Promise<Chosen> {
  const { faithTradition, packageTier } = choices;
  const packageTradition = choices.packageTradition ?? (hasPackages(faithTradition) ? faithTradition : null);
  // Starting from another tradition's package is for families whose own has none.
  const isOwnOrNone = !hasPackages(faithTradition) || packageTradition === faithTradition;
  const offer = packageTradition && isOwnOrNone ? await findPackage(db, packageTradition, packageTier) : null;
  if (!packageTradition || !offer) throw unusable({ packageTier: 'Please select a service package' });
  const addons = await addonsNamed(db, choices, packageTradition);
  refuseContradictions(choices, offer);
  const { name: packageName, serviceType, lines } = offer;
  refuseUndeclinable(choices.declinedLines, lines);
  return {
    chosen: { faithTradition, packageTradition, packageTier, packageName, serviceType },
    lines: [...packageLines(offer, choices.declinedLines), ...addons.map(addonLine)],
  };
}

async function addonsNamed(db: Db, { addons, packageTier }: Choices, tradition: PackagedTradition) {
  const offered = await offeredAddons(db, tradition, packageTier);
  // Named twice is chosen once.
  return [...new Set(addons)].map((name, place) => {
    const addon = offered.find((addon) => isSameName(addon.name, name));
    if (!addon) throw unusable({ [`addons.${place}.name`]: 'This add-on is not offered with the chosen package' });
    return addon;
  });
}

function refuseContradictions({ packageName, serviceType }: Choices, offer: { name: string; serviceType: string }) {
  if (packageName && !isSameName(packageName, offer.name))
    throw unusable({ packageName: 'There is no package of this name for the tradition and tier' });
  if (serviceType && serviceType !== offer.serviceType)
    throw unusable({ serviceType: 'The chosen package is for another kind of service' });
}

function refuseUndeclinable(declined: readonly string[], lines: readonly { id: string; canDecline: boolean }[]) {
  const mayDecline = new Set(lines.filter(({ canDecline }) => canDecline).map(({ id }) => id));
  const place = declined.findIndex((id) => !mayDecline.has(id));
  if (place >= 0) throw unusable({ [`declinedLines.${place}`]: 'This line cannot be declined' });
}

/** A keyboard types ' where a page prints ’. */
function isSameName(one: string, other: string): boolean {
  return one.trim().replaceAll('’', "'") === other.replaceAll('’', "'");
}

function unusable(fields: Record<string, string>) {
  return new Problem('request.invalid', { fields });
}
