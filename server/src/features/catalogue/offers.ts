// What a family may choose from, for the feature above that makes plans of it.
import { isWithinCap, type PackageTier } from '@evenlight/contract/catalogue';
import { type FaithTradition, hasPackages, type PackagedTradition } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import type { Db } from '../../platform/database/database.ts';
import type { LinePart } from './line-parts.ts';
import { addonsOf, type Offer, type OfferedAddon, packagesOf, simpleOffers } from './store.ts';
import { goesInWay, inWay, isOfferedAlone, simpleIn } from './ways.ts';

type Wanted = { tradition?: FaithTradition | undefined; way: Way };

/** The packages of a tradition, or of all of them, in one way; and what may be had by itself. */
export async function offersInWay(db: Db, { tradition, way }: Wanted): Promise<Offer[]> {
  const simple = await simpleOffers(db);
  const packages = (await packagesOf(db, { tradition })).flatMap((offer) => inWay(offer, way, simple) ?? []);
  if (!tradition || !hasPackages(tradition)) return packages;
  const alone = simple.filter((one) => isOfferedAlone({ way, tradition }, one));
  return [...packages, ...alone.map((one) => simpleIn(one, tradition))];
}

/** Null where there is none, also where there is one in other ways only. */
export async function findPackage(
  db: Db,
  { tradition, tier, way }: { tradition: PackagedTradition; tier: PackageTier; way: Way },
): Promise<Offer | null> {
  const simple = await simpleOffers(db);
  if (tier === 'simple') {
    const offer = simple.find((one) => one.way === way && isOfferedAlone({ way, tradition }, one));
    return offer ? simpleIn(offer, tradition) : null;
  }
  const [offer] = await packagesOf(db, { tradition, tier });
  return offer ? inWay(offer, way, simple) : null;
}

type WantedAddons = {
  tradition?: FaithTradition | undefined;
  tier?: PackageTier | undefined;
  way?: Way | undefined;
};

/** Add-ons above the cap of a tier are not offered with it, nor is what another way alone needs, once the way is known. */
export async function offeredAddons(db: Db, { tradition, tier, way }: WantedAddons): Promise<OfferedAddon[]> {
  const from = tradition && hasPackages(tradition) ? tradition : 'secular';
  const isFit = (part: LinePart) => way === undefined || way === 'undecided' || goesInWay(part, way, from);
  const addons = (await addonsOf(db, { tradition, tier })).filter(({ part }) => isFit(part)).map(({ addon }) => addon);
  return tier ? addons.filter(({ price }) => isWithinCap(price, tier)) : addons;
}
