// Asking others for a share of the cost, and paying one. The link's secret travels in bodies only, never in an address
// that a server or a log would see.

import { endpoint } from './endpoint.ts';
import { PlanId, ShareId } from './ids.ts';
import { CardForm, chargeProblems, OpenedIntent, PaymentResult, PlanMoney, ShownAmount } from './payments.ts';
import { byLink, LinkSecret } from './private-links.ts';
import { SHARES_AT_ONCE, ShareInput, ShareState } from './shares.ts';
import { z } from './zod.ts';

/** Where a private link leads; its secret follows after a '#', which browsers keep to themselves. */
export const SHARE_PAGE_PATH = '/pay';

const OnePlan = z.object({ planId: PlanId });
const OneShare = OnePlan.extend({ shareId: ShareId });
/** The mails are counted besides, one for each person asked. */
const asking = [{ per: 'person', times: 40, seconds: 3600, across: 'shares' }] as const;

export const createShares = endpoint({
  method: 'POST',
  path: '/funeral-plans/:planId/shares',
  summary: 'Ask others to pay a part each. Every one of them gets a private link by mail.',
  access: 'member',
  status: 201,
  params: OnePlan,
  body: z.object({
    shares: z.array(ShareInput).min(1).max(SHARES_AT_ONCE),
    /** Sent again, they are the same shares. */
    idempotencyKey: z.uuid(),
  }),
  returns: PlanMoney,
  problems: ['session.required', 'plan.not_found', 'share.too_large', 'share.rest_too_small', ...chargeProblems],
  limits: asking,
});

const changingOne = {
  access: 'member',
  params: OneShare,
  returns: PlanMoney,
  problems: [
    'session.required',
    'plan.not_found',
    'share.not_found',
    'share.paid',
    'share.too_large',
    ...chargeProblems,
  ],
  limits: asking,
} as const;

export const endShare = endpoint({
  ...changingOne,
  method: 'DELETE',
  path: '/funeral-plans/:planId/shares/:shareId',
  summary: 'Take a share back. Its link stops working, and the owner can pay that part.',
});

export const resendShare = endpoint({
  ...changingOne,
  method: 'POST',
  path: '/funeral-plans/:planId/shares/:shareId/resend',
  summary: 'Send a new link for a share. The former one stops working.',
});

const linkCall = byLink('share links');

/** What somebody with a link sees: enough to know whom it is for, and nothing of the plan besides. */
export const OpenShare = z.object({
  payerName: z.string(),
  /** Who asks. */
  askerName: z.string(),
  /** Whose service it is for; empty when the plan does not say. */
  personName: z.string(),
  cents: z.int(),
  state: ShareState,
  expiresAt: z.iso.datetime(),
  cardForm: CardForm,
});
export type OpenShare = z.infer<typeof OpenShare>;

export const openShare = endpoint({
  ...linkCall,
  path: '/payment-shares/open',
  summary: 'What a private link asks for.',
  body: LinkSecret,
  returns: OpenShare,
  problems: ['share.not_found'],
});

export const payShare = endpoint({
  ...linkCall,
  path: '/payment-shares/pay',
  summary: 'Begin to pay a share. Asked again, it is the same payment.',
  body: LinkSecret.extend({ amount: ShownAmount }),
  returns: OpenedIntent,
  problems: ['share.not_found', 'share.paid', ...chargeProblems],
});

export const readShareResult = endpoint({
  ...linkCall,
  path: '/payment-shares/result',
  summary: 'How the payment of a share went, asked of the provider itself.',
  body: LinkSecret,
  returns: PaymentResult,
  problems: ['share.not_found', 'payment.not_found', 'payment.provider_away'],
});
