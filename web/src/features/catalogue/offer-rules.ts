// What follows from a package and from what was left out of it. No screen here.
import {
  type Addon,
  centsOf,
  type LineKind,
  lineKinds,
  type Package,
  type PackageLine,
} from '@evenlight/contract/catalogue';
import { estimateOf, packageLines } from '@evenlight/contract/estimates';

/** What the package costs without the lines that were left out. */
export function centsWithout(offer: Package, declined: readonly string[]): number {
  return estimateOf(packageLines(offer, declined)).packageCents;
}

type Split = { kept: string[]; declined: string[] };

/** A feature goes with the line that pays for it. */
export function featuresWithout({ features, lines }: Package, declined: readonly string[]): Split {
  const gone = new Set(lines.filter(({ id }) => declined.includes(id)).flatMap(({ covers }) => covers));
  return {
    kept: features.filter((_, place) => !gone.has(place)),
    declined: features.filter((_, place) => gone.has(place)),
  };
}

/** As the law groups them; groups without a line are left out. */
export function linesByKind(lines: readonly PackageLine[]): { kind: LineKind; lines: PackageLine[]; cents: number }[] {
  return lineKinds
    .map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0)
    .map((group) => ({ ...group, cents: group.lines.reduce((sum, { price }) => sum + centsOf(price), 0) }));
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
