// Vendors: who helps with a service, what they say they charge, and what families found. Ratings, completed work and
// response times are counted from what is stored, never written down.
import { endpoint } from '../endpoint.ts';
import { VendorId } from '../ids.ts';
import { FaithTradition } from '../traditions.ts';
import { OwnText, OwnTexts, TextLanguage } from '../translations.ts';
import { z } from '../zod.ts';
import { VendorCategory, vendorCategories } from './categories.ts';
import { VendorReview } from './reviews.ts';
import { VendorFilters, VendorSearch } from './search.ts';

export const Vendor = z.object({
  id: VendorId,
  name: z.string(),
  category: VendorCategory,
  description: OwnText,
  language: TextLanguage,
  /** Out of five, to two places; null while nobody has written a review. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Its city. */
  location: z.string(),
  phone: z.string(),
  email: z.string(),
  /** `$1,200–2,400`, `From $500`, or the vendor's own words; null when no price was given. */
  priceRange: OwnText.nullable(),
  specialties: OwnTexts,
  /** A path of our own; null when there is no picture. */
  image: z.string().nullable(),
  website: z.string().nullable(),
  verified: z.boolean(),
  /** Paid for, and said so wherever it is shown. */
  featured: z.boolean(),
  faithTraditions: z.array(FaithTradition),
  /** Dollars. */
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  businessType: OwnText,
  /** In English, for those who read the answer itself; null until enough was measured. */
  responseTime: z.string().nullable(),
  /** The median of measured answers, in minutes. */
  responseMinutes: z.int().nullable(),
  completedJobs: z.int(),
  hours: OwnText,
  /** Where the trade has one: its number, and the day our team looked it up; null while it was not looked up. */
  license: z.object({ number: z.string(), checkedOn: z.iso.date().nullable() }).nullable(),
  /** Invented for trying things out, and said so wherever it is shown. */
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Vendor = z.infer<typeof Vendor>;

/** As many as fill a screen a few times over. */
export const VENDORS_ON_PAGE = 24;

const CountedCategory = z.enum(['all', ...vendorCategories]);

export const FoundVendors = z.object({
  vendors: z.array(Vendor),
  total: z.int(),
  /** All that are listed, whatever is asked. */
  outOf: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many each category would show under the other filters; `all` is their sum. */
  counts: z.record(CountedCategory, z.int()),
  /** Which of the counts are estimates, rounded: where there are thousands, none are counted one by one. */
  estimated: z.array(CountedCategory),
  /** Words that stand in what was found, to be marked; in small letters without accents. */
  marked: z.array(z.string()),
  /** What was searched instead, when nothing is spelled as it was typed. */
  correctedTo: z.string().nullable(),
  /** Every city in which a vendor is listed, whatever is asked; by name. */
  cities: z.array(z.string()),
});
export type FoundVendors = z.infer<typeof FoundVendors>;

export const listVendors = endpoint({
  method: 'GET',
  path: '/vendors',
  summary: 'Vendors that fit the filters, at most 500 of them.',
  access: 'anyone',
  query: VendorFilters,
  returns: z.array(Vendor),
  problems: ['session.required'],
});

export const searchVendors = endpoint({
  method: 'GET',
  path: '/vendors/search',
  summary: 'One page of the vendors that fit the filters, how many there are, and how many in each category.',
  access: 'anyone',
  query: VendorSearch,
  returns: FoundVendors,
  problems: ['session.required'],
});

export const getVendorSummary = endpoint({
  method: 'GET',
  path: '/vendors/summary',
  summary: 'How many verified vendors there are, how families rated them, and whom they serve.',
  access: 'anyone',
  returns: z.object({
    /** All that are listed, verified or not. */
    listed: z.int(),
    verified: z.int(),
    /** Of all reviews of verified vendors, to one place. */
    averageRating: z.number().nullable(),
    servesAllTraditions: z.boolean(),
  }),
});

const OneVendor = z.object({ vendorId: VendorId });

export const getVendor = endpoint({
  method: 'GET',
  path: '/vendors/:vendorId',
  summary: 'One vendor, with what families wrote.',
  access: 'anyone',
  params: OneVendor,
  returns: Vendor.extend({ reviews: z.array(VendorReview) }),
  problems: ['vendor.not_found'],
});
export type VendorWithReviews = z.infer<(typeof getVendor)['returns']>;

const COMPARED_AT_ONCE = 20;

export const getVendorsById = endpoint({
  method: 'GET',
  path: '/vendors/chosen',
  summary: 'Several vendors, in the order of their ids. Those no longer listed are left out.',
  access: 'anyone',
  query: z.object({
    /** Ids with commas between them. */
    ids: z
      .string()
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(VendorId).max(COMPARED_AT_ONCE)),
  }),
  returns: z.array(Vendor),
});

/** Far more than anybody compares. */
export const SAVED_MAX = 200;

export const listSavedVendors = endpoint({
  method: 'GET',
  path: '/vendors/saved',
  summary: 'The ids of the vendors you saved, newest first.',
  access: 'member',
  returns: z.object({ vendorIds: z.array(VendorId) }),
  problems: ['session.required'],
});

const saving = {
  access: 'member',
  visitorProblem: 'vendor.sign_in_to_save',
  params: OneVendor,
  returns: z.object({ vendorIds: z.array(VendorId) }),
  problems: ['vendor.sign_in_to_save', 'vendor.not_found', 'vendor.too_many_saved'],
  limits: [{ per: 'person', times: 600, seconds: 3600, across: 'saved vendors' }],
} as const;

export const saveVendor = endpoint({
  ...saving,
  method: 'PUT',
  path: '/vendors/:vendorId/saved',
  summary: 'Save a vendor. Saving twice changes nothing.',
});

export const unsaveVendor = endpoint({
  ...saving,
  method: 'DELETE',
  path: '/vendors/:vendorId/saved',
  summary: 'Take a vendor off your saved ones.',
});

export const RECOMMENDED = 3;
export const recommendationReasons = ['tradition', 'city', 'budget', 'answers-in-time'] as const;
export const RecommendationReason = z.enum(recommendationReasons);
export type RecommendationReason = z.infer<typeof RecommendationReason>;

export const recommendVendors = endpoint({
  method: 'GET',
  path: '/vendors/recommended',
  summary: 'Up to three of the vendors that fit the filters, chosen by your newest plan; without one, the first three.',
  access: 'member',
  query: VendorSearch,
  returns: z.array(z.object({ vendor: Vendor, reasons: z.array(RecommendationReason) })),
  problems: ['session.required'],
});
