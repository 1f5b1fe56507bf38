// Adjustments of a plan's price: a family asks for them, our team confirms or declines. Only confirmed ones are payable.
import { endpoint } from './endpoint.ts';
import { brokenRule, lineOfText } from './field-rules.ts';
import { AdjustmentId, PlanId } from './ids.ts';
import { Plan } from './plans.ts';
import { z } from './zod.ts';

export const ADJUSTMENT_MAX_LENGTH = 200;
/** A hundred thousand dollars either way: above any single line, and far from where sums go wrong. */
export const ADJUSTMENT_MAX_CENTS = 10_000_000;
/** More than anybody needs; it keeps a page readable. */
export const ADJUSTMENTS_PER_PLAN = 50;

const nothing = brokenRule({ rule: 'custom', sentence: 'Type an amount above or below zero' });

export const AdjustmentInput = z.object({
  description: lineOfText(ADJUSTMENT_MAX_LENGTH),
  /** Whole cents; below zero when something should cost less. */
  amount: z
    .int()
    .min(-ADJUSTMENT_MAX_CENTS)
    .max(ADJUSTMENT_MAX_CENTS)
    .refine((cents) => cents !== 0, nothing),
});

const OnePlan = z.object({ planId: PlanId });
const writing = [{ per: 'person', times: 60, seconds: 3600, across: 'adjustments' }] as const;

export const requestAdjustment = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/adjustments',
  summary: 'Ask for a change of the price. It shows at once, and is payable when our team has confirmed it.',
  access: 'member',
  status: 201,
  params: OnePlan,
  body: AdjustmentInput.extend({
    /** Sent again, it is the same request. */
    idempotencyKey: z.uuid(),
  }),
  returns: Plan,
  problems: ['session.required', 'plan.not_found', 'adjustment.too_many'],
  limits: writing,
});

export const withdrawAdjustment = endpoint({
  method: 'DELETE',
  path: '/funeral-plans/:planId/adjustments/:adjustmentId',
  summary: 'Take back a wish that our team has not answered yet.',
  access: 'member',
  params: OnePlan.extend({ adjustmentId: AdjustmentId }),
  returns: Plan,
  problems: ['session.required', 'plan.not_found', 'adjustment.not_found', 'adjustment.decided'],
  limits: writing,
});

export const decideAdjustment = endpoint({
  method: 'POST',
  path: '/staff/adjustments/:adjustmentId/decide',
  summary: 'Confirm or decline what a family asked for.',
  access: 'staff',
  params: z.object({ adjustmentId: AdjustmentId }),
  body: z.object({
    state: z.enum(['confirmed', 'declined']),
    /** What the family is told with it. */
    note: z.union([z.literal(''), lineOfText(ADJUSTMENT_MAX_LENGTH)]).default(''),
  }),
  returns: Plan,
  problems: ['path.not_found', 'adjustment.not_found', 'adjustment.decided'],
});
