// A price that has changed since it was taken into the costs. What was told, and what was taken, stays as it is.
import { InquiryId } from '../ids.ts';
import { z } from '../zod.ts';

export const PriceChange = z.discriminatedUnion('is', [
  /** Of our list: the plan keeps what it was told. */
  z.object({ is: z.literal('line'), item: z.string(), nowCents: z.int(), toldAt: z.iso.datetime() }),
  z.object({ is: z.literal('venue'), nowCents: z.int(), toldAt: z.iso.datetime() }),
  /** Of a vendor whose quote nobody has taken yet, so that the newest counts. */
  z.object({ is: z.literal('quote'), inquiryId: InquiryId, beforeCents: z.int(), changedAt: z.iso.datetime() }),
]);
export type PriceChange = z.infer<typeof PriceChange>;
