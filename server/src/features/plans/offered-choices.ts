// A choice that was made at another time, or for another package, as far as the catalogue can grant it today.
import { unchosenLines } from '@evenlight/contract/catalogue';
import type { Db } from '../../platform/database/database.ts';
import { offeredAddons } from '../catalogue/offers.ts';
import { type Choices, offerFor } from './choose.ts';
import { type KnownPlan, type Packaged, staysAsTold } from './rules.ts';

type Wanted = Packaged & Pick<Choices, 'addons'> & { declinedLines: readonly string[] };

/** Add-ons that went out of the catalogue stay only in a plan that has them; lines that are no more cannot be declined. */
export async function asFarAsOffered(db: Db, wanted: Wanted, plan: KnownPlan): Promise<Choices> {
  const { packageTradition: tradition, packageTier: tier, way } = wanted;
  const isSame = staysAsTold(plan, wanted);
  const offered = (await offeredAddons(db, { tradition, tier, way })).map(({ name }) => name);
  const told = isSame ? plan.addons.map(({ name }) => name) : [];
  const offer = isSame ? null : await offerFor(db, wanted);
  const lines = offer
    ? offer.lines.filter(({ canDecline }) => canDecline).map(({ id }) => id)
    : plan.lines.filter(({ source, canDecline }) => source === 'package' && canDecline).map(({ item }) => item);
  const declined = wanted.declinedLines.filter((item) => lines.includes(item));
  return {
    ...wanted,
    addons: wanted.addons.filter((name) => offered.includes(name) || told.includes(name)),
    // Nobody has chosen anything in a package that is new to them.
    declinedLines: [...new Set([...declined, ...(offer ? unchosenLines(offer) : [])])],
  };
}
