// What a family may choose from, for the feature above that makes plans of it.
import { isWithinCap, type PackageTier } from '@evenlight/contract/catalogue';
import { type FaithTradition, hasPackages, type PackagedTradition } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import type { Db } from '../../platform/database/database.ts';
import { addonsOf, type Offer, packagesOf, simpleOffers } from './store.ts';
import { inWay, isOfferedAlone, simpleIn } from './ways.ts';

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

/** Add-ons above the cap of a tier are not offered with it. */
export async function offeredAddons(db: Db, tradition: FaithTradition | undefined, tier: PackageTier | undefined) {
  const addons = await addonsOf(db, { tradition, tier });
  return tier ? addons.filter(({ price }) => isWithinCap(price, tier)) : addons;
}
