// A family asks for money back, and our team answers: by giving back what was paid, or with a line that says why not.
import { endpoint } from './endpoint.ts';
import { PlanId } from './ids.ts';
import { z } from './zod.ts';

/** What became of a family's request for a refund. */
export const refundDecisions = ['refunded', 'declined'] as const;

export const REFUND_WORDS_MAX = 1_000;

export const RefundRequest = z.object({
  id: z.uuid(),
  /** In the family's words. */
  reason: z.string(),
  askedAt: z.iso.datetime(),
  /** Until when they were promised an answer. */
  answeredBy: z.iso.datetime(),
  /** Null while nobody has answered. */
  decision: z.enum(refundDecisions).nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

const Words = z.string().trim().min(1).max(REFUND_WORDS_MAX);

export const askForRefund = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/refund-requests',
  summary: 'Ask for money back that was paid for one of my plans. Answered by a person within 24 hours.',
  access: 'member',
  status: 201,
  params: z.object({ planId: PlanId }),
  body: z.object({
    reason: Words,
    /** Sent again, it is the same request. */
    idempotencyKey: z.uuid(),
  }),
  returns: RefundRequest,
  problems: ['session.required', 'plan.not_found', 'refund.nothing_paid', 'refund.asked_already'],
  // Each makes a promise and writes to the team.
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
});

export const declineRefund = endpoint({
  method: 'POST',
  path: '/staff/refund-requests/:requestId/decline',
  summary:
    'Say kindly why nothing is given back. The family gets it by e-mail; declined again, the first answer stands.',
  access: 'staff',
  params: z.object({ requestId: z.uuid() }),
  body: z.object({ words: Words }),
  returns: RefundRequest,
  problems: ['path.not_found', 'refund.not_found', 'refund.decided', 'promise.taken'],
});
