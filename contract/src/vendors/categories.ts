// The eleven kinds of vendors, in the order of the tabs.
import { z } from '../zod.ts';

export const vendorCategories = [
  'funeral-homes',
  'clergy',
  'florists',
  'catering',
  'photography',
  'music',
  'transportation',
  'crematorium',
  'cemetery',
  'ritual-supplies',
  'grief-counseling',
] as const;
export const VendorCategory = z.enum(vendorCategories);
export type VendorCategory = z.infer<typeof VendorCategory>;

/** Trades that may only be practised with a licence, so that its number belongs on the card. */
export const licensedCategories: readonly VendorCategory[] = [
  'funeral-homes',
  'catering',
  'transportation',
  'crematorium',
  'cemetery',
  'grief-counseling',
];
