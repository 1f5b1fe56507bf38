// What a plan is priced by: the lines it was told, and the changes of its price besides.
import { LineKind } from './catalogue.ts';
import { AdjustmentId } from './ids.ts';
import { KnownAs, OwnText, TextLanguage } from './translations.ts';
import { Way } from './ways.ts';
import { z } from './zod.ts';

export const PlanLine = z.object({
  item: z.string(),
  source: z.enum(['package', 'addon']),
  name: OwnText,
  language: TextLanguage,
  kind: LineKind,
  cents: z.int(),
  canDecline: z.boolean(),
  isDeclined: z.boolean(),
  /** True for what is left out until somebody chooses it. */
  isChoice: z.boolean().optional(),
  /** Only an example of a price: nothing is charged for it. */
  isExample: z.boolean().optional(),
});

/** What was added, by itself. */
export const PlanAddon = z.object({
  name: OwnText,
  /** As for what is offered. */
  knownAs: KnownAs,
  language: TextLanguage,
  price: z.number(),
});

export const adjustmentStates = ['requested', 'confirmed', 'declined'] as const;

/** A change of the price besides the catalogue's lines. See adjustments.ts. */
export const Adjustment = z.object({
  id: AdjustmentId,
  description: OwnText,
  /** Of a description that is ours; what a family wrote is as it was written. */
  language: TextLanguage,
  /** After something was paid: the way that the lines are to be made for. Answered, they are, and nothing is added. */
  way: Way.optional(),
  cents: z.int(),
  state: z.enum(adjustmentStates),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** What our team said with its answer. */
  note: z.string(),
});
export type Adjustment = z.infer<typeof Adjustment>;
