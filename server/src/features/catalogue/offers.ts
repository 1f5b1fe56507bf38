// What a family may choose from, for the feature above that makes plans of it.
import { isWithinCap, type PackageTier } from '@evenlight/contract/catalogue';
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { Db } from '../../platform/database/database.ts';
import { addonsOf, packagesOf } from './store.ts';

export async function findPackage(db: Db, tradition: FaithTradition, tier: PackageTier) {
  const [offer] = await packagesOf(db, { tradition, tier });
  return offer ?? null;
}

/** Add-ons above the cap of a tier are not offered with it. */
export async function offeredAddons(db: Db, tradition: FaithTradition | undefined, tier: PackageTier | undefined) {
  const addons = await addonsOf(db, { tradition, tier });
  return tier ? addons.filter(({ price }) => isWithinCap(price, tier)) : addons;
}
