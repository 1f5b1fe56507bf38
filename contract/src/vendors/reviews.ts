// What families wrote about a vendor's work. Only somebody whose inquiry led to completed work can write, once.
import { ReviewId } from '../ids.ts';
import { z } from '../zod.ts';

export const REVIEW_MAX_LENGTH = 2_000;
export const REVIEW_REPLY_MAX_LENGTH = 1_000;
export const RATING_MAX = 5;

export const VendorReview = z.object({
  id: ReviewId,
  rating: z.int().min(1).max(RATING_MAX),
  text: z.string(),
  /** As the writer wants to be named. */
  authorName: z.string(),
  writtenAt: z.iso.datetime(),
  reply: z.object({ text: z.string(), writtenAt: z.iso.datetime() }).nullable(),
  /** Invented with the sample vendor, and said so. */
  isSample: z.boolean(),
});
export type VendorReview = z.infer<typeof VendorReview>;
