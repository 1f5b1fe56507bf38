// A line of a plan, as it was told when the family chose it.
import { LineKind } from './catalogue.ts';
import { OwnText, TextLanguage } from './translations.ts';
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
