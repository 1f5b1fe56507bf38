// How a plan came to be.
import { endpoint } from './endpoint.ts';
import { PlanId } from './ids.ts';
import { OwnText, TextLanguage } from './translations.ts';
import { z } from './zod.ts';

/** What a version says has changed: a field of the plan, and how it read before and after. */
export const PlanChange = z.object({
  field: z.string(),
  before: OwnText.nullable(),
  after: OwnText.nullable(),
  language: TextLanguage,
});
export type PlanChange = z.infer<typeof PlanChange>;

export const listPlanVersions = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/versions',
  summary: 'How a plan came to be: who changed what, and when; newest first.',
  access: 'member',
  params: z.object({ planId: PlanId }),
  returns: z.array(
    z.object({
      version: z.int(),
      at: z.iso.datetime(),
      /** Null when the author has left. */
      author: z.string().nullable(),
      changes: z.array(PlanChange),
    }),
  ),
  problems: ['session.required', 'plan.not_found'],
});
