// What can be asked of the marketplace.
import { flag, unlessEmpty, wholeNumber } from '../query-parameters.ts';
import { FaithTradition } from '../traditions.ts';
import { CITY_MAX_LENGTH } from '../venues.ts';
import { z } from '../zod.ts';
import { vendorCategories } from './categories.ts';

export const VENDOR_SEARCH_MAX_LENGTH = 100;
/** The price slider: dollars. Left as it is, it filters nothing. */
export const PRICE_SLIDER_MAX = 10_000;
export const PRICE_SLIDER_STEP = 100;

export const vendorSorts = [
  'featured',
  'rating',
  'price-low',
  'price-high',
  'popularity',
  'newest',
  'relevance',
] as const;
/** `relevance` needs something to look for; without it, it is `featured`. */
export const VendorSort = z.enum(vendorSorts);
export type VendorSort = z.infer<typeof VendorSort>;

export const VendorFilters = z.object({
  search: unlessEmpty(z.string().trim().max(VENDOR_SEARCH_MAX_LENGTH)),
  category: unlessEmpty(z.enum(vendorCategories)),
  faith: unlessEmpty(FaithTradition),
  /** One in which nobody is listed finds nobody. */
  city: unlessEmpty(z.string().trim().max(CITY_MAX_LENGTH)),
  /** Dollars. A vendor without prices always fits; one with prices fits with all of them between the two. */
  minPrice: unlessEmpty(wholeNumber(PRICE_SLIDER_MAX)),
  maxPrice: unlessEmpty(wholeNumber(PRICE_SLIDER_MAX)),
  verified: unlessEmpty(flag),
  featured: unlessEmpty(flag),
  /** Only what the person who asks has saved. */
  saved: unlessEmpty(flag),
  /** Without a word: `relevance` when something is searched, else `featured`. */
  sort: unlessEmpty(VendorSort),
});
export type VendorFilters = z.infer<typeof VendorFilters>;

/** Nobody reads further; a narrower question helps more. */
export const VENDOR_PAGES_MAX = 50;

export const VendorSearch = VendorFilters.extend({
  page: unlessEmpty(wholeNumber(VENDOR_PAGES_MAX, 1)),
});
export type VendorSearch = z.infer<typeof VendorSearch>;

/** The price rule, for the database and for whoever tests it. */
export function fitsPrice(
  { minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null },
  { minPrice: lowest, maxPrice: highest }: Pick<VendorFilters, 'minPrice' | 'maxPrice'>,
): boolean {
  if (minPrice === null) return true;
  return minPrice >= (lowest ?? 0) && (highest === undefined || (maxPrice ?? minPrice) <= highest);
}
