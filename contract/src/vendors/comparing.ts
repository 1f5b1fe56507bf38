// Vendors side by side: how many, and what stands out among them.
import type { Vendor } from './vendor.ts';

/** The fifth is refused. */
export const COMPARED_MAX = 4;

type Comparable = Pick<
  Vendor,
  'category' | 'location' | 'rating' | 'reviewCount' | 'minPrice' | 'maxPrice' | 'priceRange' | 'specialties'
>;

/**
 * What stands out. A part is null when no vendor has what it speaks of; of equals, the first is named. Prices are compared
 * only where all are for the same thing: $45 for a guest is not less than $900 for a day.
 */
export type Insights<V extends Comparable> = {
  bestRated: V | null;
  mostReviewed: V | null;
  mostAffordable: V | null;
  premium: V | null;
  /** What all of them do. */
  sharedCategory: V['category'] | null;
  /** What only one of them offers; vendors with nothing of the kind are left out. */
  onlyHere: { vendor: V; specialties: string[] }[];
  isInSeveralCities: boolean;
};

/** Null while there is nothing to compare. */
export function insightsOf<V extends Comparable>(vendors: readonly V[]): Insights<V> | null {
  const [first] = vendors;
  if (!first || vendors.length < 2) return null;
  return {
    bestRated: highest(vendors, ({ rating, reviewCount }) => (reviewCount > 0 ? rating : null)),
    mostReviewed: highest(vendors, ({ reviewCount }) => reviewCount || null),
    mostAffordable: haveOneUnit(vendors) ? highest(vendors, (vendor) => negated(averagePrice(vendor))) : null,
    premium: haveOneUnit(vendors) ? highest(vendors, averagePrice) : null,
    sharedCategory: vendors.every(({ category }) => category === first.category) ? first.category : null,
    onlyHere: specialtiesOfOne(vendors),
    isInSeveralCities: vendors.some(({ location }) => location !== first.location),
  };
}

/** Between the lowest and the highest price, in dollars. A zero stands for a price that was not given. */
export function averagePrice({ minPrice, maxPrice }: Pick<Comparable, 'minPrice' | 'maxPrice'>): number | null {
  const given = [minPrice, maxPrice].filter((price) => price !== null && price > 0);
  if (given.length === 0) return null;
  return given.reduce((sum: number, price) => sum + (price ?? 0), 0) / given.length;
}

/** What a price is for: 'per guest', 'per hour'; nothing where it is for the whole. */
export function unitOfPrice(priceRange: string | null): string {
  const [, unit = ''] = /^(?:From )?\$[\d,.]+(?:–[\d,.]+)?(.*)$/.exec(priceRange ?? '') ?? [];
  return asSaid(unit);
}

function haveOneUnit(vendors: readonly Comparable[]): boolean {
  const priced = vendors.filter((vendor) => averagePrice(vendor) !== null);
  return new Set(priced.map(({ priceRange }) => unitOfPrice(priceRange))).size === 1;
}

function highest<V>(vendors: readonly V[], figureOf: (vendor: V) => number | null): V | null {
  let best: { vendor: V; figure: number } | null = null;
  for (const vendor of vendors) {
    const figure = figureOf(vendor);
    if (figure !== null && (best === null || figure > best.figure)) best = { vendor, figure };
  }
  return best?.vendor ?? null;
}

function negated(figure: number | null): number | null {
  return figure === null ? null : -figure;
}

function specialtiesOfOne<V extends Comparable>(vendors: readonly V[]): Insights<V>['onlyHere'] {
  const offers = vendors.map(({ specialties }) => new Set(specialties.map(asSaid)));
  return vendors.flatMap((vendor, index) => {
    const others = offers.filter((_, other) => other !== index);
    const specialties = vendor.specialties.filter((specialty) => !others.some((offer) => offer.has(asSaid(specialty))));
    return specialties.length > 0 ? [{ vendor, specialties }] : [];
  });
}

/** One vendor writes 'Live music', another 'live music'. */
function asSaid(specialty: string): string {
  return specialty.trim().toLowerCase();
}
