// What follows from a package and from what was left out of it. No screen here.
import type { Addon, Package } from '@evenlight/contract/catalogue';
import { estimateOf, packageLines } from '@evenlight/contract/estimates';

/** What the package costs without the lines that were left out; as it is offered while nobody has chosen it. */
export function centsWithout(offer: Package, declined: readonly string[] | undefined): number {
  return estimateOf(packageLines(offer, declined)).packageCents;
}

type Split = { kept: string[]; declined: string[] };

/** A feature goes with the last of the lines that pay for it. */
export function featuresWithout({ features, lines }: Package, declined: readonly string[] = []): Split {
  const isGone = (place: number) => {
    const paying = lines.filter(({ covers }) => covers.includes(place));
    return paying.length > 0 && paying.every(({ id }) => declined.includes(id));
  };
  return {
    kept: features.filter((_, place) => !isGone(place)),
    declined: features.filter((_, place) => isGone(place)),
  };
}

type AddonGroups = { ofTradition: Addon[]; forAll: Addon[]; notCustomary: Addon[] };

/** This tradition's own first, then what everybody may want; what is not customary lies apart, and is still there. */
export function addonGroups(addons: readonly Addon[]): AddonGroups {
  const customary = addons.filter(({ isCustomary }) => isCustomary);
  return {
    ofTradition: customary.filter(({ isOfTradition }) => isOfTradition),
    forAll: customary.filter(({ isOfTradition }) => !isOfTradition),
    notCustomary: addons.filter(({ isCustomary }) => !isCustomary),
  };
}
