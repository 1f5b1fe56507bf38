// Payments: what is to be paid for a plan, by whom, and what was. The server names every amount; a caller only repeats
// the one that was shown, so that nobody pays a sum they did not see.
import { endpoint } from './endpoint.ts';
import { brokenRule, lineOfText } from './field-rules.ts';
import { PaymentId, PlanId } from './ids.ts';
import { MOST_CENTS } from './money.ts';
import { RefundRequest } from './refunds.ts';
import { PaymentShare } from './shares.ts';
import { OwnText, OwnTexts, TextLanguage } from './translations.ts';
import { z } from './zod.ts';

/** One share for the deposit, everywhere. */
export const DEPOSIT_PERCENT = 30;

export function depositOf(totalCents: number): number {
  return Math.round((totalCents * DEPOSIT_PERCENT) / 100);
}

/** Card networks take nothing smaller. */
export const CHARGE_MIN_CENTS = 50;

export const paymentTypes = ['deposit', 'full'] as const;
export const PaymentType = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof PaymentType>;

/** An address may also say `full_payment`. */
export function paymentTypeIn(text: string | null): PaymentType | null {
  return PaymentType.safeParse(text === 'full_payment' ? 'full' : text).data ?? null;
}

/** `open`: nothing has moved yet. `processing`: the provider is confirming. The last two stay as they are. */
export const paymentStates = ['open', 'processing', 'succeeded', 'canceled'] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** Why the last try failed, in a word; the person may try again with the same or another card. */
export const paymentFailures = ['declined', 'authentication', 'other'] as const;
const Failure = z.enum(paymentFailures).nullable();
export type PaymentFailure = z.infer<typeof Failure>;

/** How a card is asked for: in the provider's own fields, or with the numbers of our test provider. */
export const CardForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('test') }),
]);
export type CardForm = z.infer<typeof CardForm>;

export const Payment = z.object({
  id: PaymentId,
  type: z.enum([...paymentTypes, 'share']),
  cents: z.int(),
  refundedCents: z.int(),
  state: PaymentState,
  failure: Failure,
  /** Null when they have left since. */
  payerName: z.string().nullable(),
  /** The provider's own number for it. */
  reference: z.string(),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** Why nothing can be charged just now. */
export const PayBlock = z.enum(['intent-unknown', 'plan-ahead', 'archived', 'no-cost', 'example-prices']);
export type PayBlock = z.infer<typeof PayBlock>;

export const PlanMoney = z.object({
  planId: PlanId,
  totalCents: z.int(),
  /** What has arrived, less what went back. */
  paidCents: z.int(),
  /** Still to be paid; below zero when our team owes something back. */
  balanceCents: z.int(),
  /** What others were asked to pay and have not paid yet. It is part of the balance. */
  promisedCents: z.int(),
  depositCents: z.int(),
  /** The deposit came in, from whomever, as it was asked for in its day. A price that rises later takes nothing of it away. */
  isSecured: z.boolean(),
  /** The service has been without us, and nobody has paid, is paying or was asked to pay for it. */
  isHeldElsewhere: z.boolean(),
  /** What the owner can pay now; null when that way is closed. */
  offers: z.object({ deposit: z.int().nullable(), full: z.int().nullable() }),
  blocked: PayBlock.nullable(),
  /** A payment that is being confirmed; until it is, no other can begin. */
  isUnderWay: z.boolean(),
  /** Who holds the money of plans made ahead of time; null where none is taken. */
  trustPartner: z.string().nullable(),
  isTest: z.boolean(),
  /** Newest first; those that were begun and never paid are left out. */
  payments: z.array(Payment),
  shares: z.array(PaymentShare),
  /** The last time somebody asked for money back. */
  refundRequest: RefundRequest.nullable(),
});
export type PlanMoney = z.infer<typeof PlanMoney>;

const paying = [
  { per: 'person', times: 60, seconds: 3600, across: 'payments' },
  { per: 'network', times: 120, seconds: 3600, across: 'payments' },
] as const;
/** What can stand in the way of any charge. */
export const chargeProblems = [
  'payment.amount_changed',
  'payment.intent_unknown',
  'payment.plan_ahead',
  'payment.example_prices',
  'payment.not_due',
  'payment.under_way',
  'payment.provider_away',
] as const;

const noAmount = brokenRule({
  rule: 'custom',
  sentence: 'Invalid payment amount. Please ensure your plan has a valid cost.',
});

/** Whole cents, as shown to the person. */
export const ShownAmount = z
  .number()
  .refine((cents) => Number.isInteger(cents) && cents > 0 && cents <= MOST_CENTS, noAmount);

export const OpenedIntent = z.object({ clientSecret: z.string(), paymentId: PaymentId, amount: z.int() });

export const getPlanMoney = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/payments',
  summary: 'What one of my plans costs, what is paid, what is left, and how it can be paid.',
  access: 'member',
  params: z.object({ planId: PlanId }),
  returns: PlanMoney,
  problems: ['session.required', 'plan.not_found'],
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/create-payment-intent',
  summary: 'Begin to pay the deposit or all that is left. Asked again, it is the same payment.',
  access: 'member',
  body: z.object({
    planId: PlanId,
    type: PaymentType,
    amount: ShownAmount,
    userId: z.string().max(100).optional(),
    description: z.string().max(1_000).optional(),
  }),
  returns: OpenedIntent,
  problems: ['session.required', 'plan.not_found', 'plan.foreign_user', ...chargeProblems],
  limits: paying,
});

const ClientSecret = z.string().min(1).max(500);

/** What the payment page shows. All of it comes from the server. */
export const OpenPayment = z.object({
  paymentId: PaymentId,
  planId: PlanId,
  planTitle: OwnText,
  planNumber: z.string(),
  type: PaymentType,
  cents: z.int(),
  customerName: z.string(),
  services: OwnTexts,
  /** Of what is bought. */
  language: TextLanguage,
  state: PaymentState,
  failure: Failure,
  cardForm: CardForm,
});
export type OpenPayment = z.infer<typeof OpenPayment>;

export const openPayment = endpoint({
  method: 'POST',
  path: '/payments/open',
  summary: 'A payment that I have begun, by its secret.',
  access: 'member',
  body: z.object({ clientSecret: ClientSecret, planId: PlanId }),
  returns: OpenPayment,
  problems: ['session.required', 'payment.not_found', 'payment.provider_away'],
});

export const PaymentResult = z.object({
  paymentId: PaymentId,
  reference: z.string(),
  state: PaymentState,
  failure: Failure,
  cents: z.int(),
});
export type PaymentResult = z.infer<typeof PaymentResult>;

export const readPaymentResult = endpoint({
  method: 'POST',
  path: '/payments/result',
  summary:
    'How a payment of mine went, asked of the provider itself. What an address says about it counts for nothing.',
  access: 'member',
  body: z.object({ paymentIntent: z.string().min(1).max(255), clientSecret: ClientSecret }),
  returns: PaymentResult.extend({ planId: PlanId }),
  problems: ['session.required', 'payment.not_found', 'payment.provider_away'],
  limits: [{ per: 'person', times: 300, seconds: 3600 }],
});

export const Receipt = z.object({
  paymentId: PaymentId,
  reference: z.string(),
  type: z.enum([...paymentTypes, 'share']),
  cents: z.int(),
  paidAt: z.iso.datetime(),
  payerName: z.string(),
  planTitle: OwnText,
  planNumber: z.string(),
  personName: z.string(),
  packageName: OwnText,
  services: OwnTexts,
  /** Of what is bought. */
  language: TextLanguage,
  refunds: z.array(z.object({ cents: z.int(), at: z.iso.datetime() })),
  /** Of the whole plan, as it stands today. */
  totalCents: z.int(),
  paidCents: z.int(),
  balanceCents: z.int(),
  isTest: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

const OnePayment = z.object({ paymentId: PaymentId });

export const getReceipt = endpoint({
  method: 'GET',
  path: '/payments/:paymentId/receipt',
  summary: 'The receipt of a payment for one of my plans.',
  access: 'member',
  params: OnePayment,
  returns: Receipt,
  problems: ['session.required', 'payment.not_found'],
});

export const getReceiptPdf = endpoint({
  method: 'GET',
  path: '/payments/:paymentId/receipt.pdf',
  summary: 'The same receipt to print or pass on.',
  access: 'member',
  params: OnePayment,
  produces: 'application/pdf',
  problems: ['session.required', 'payment.not_found'],
  limits: [{ per: 'person', times: 20, seconds: 600 }],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/staff/payments/:paymentId/refunds',
  summary: 'Give back a payment or a part of it, by the way it came.',
  access: 'staff',
  status: 201,
  params: OnePayment,
  body: z.object({
    cents: z.int().positive().max(MOST_CENTS),
    reason: lineOfText(200),
    /** Sent again, it is the same refund. */
    idempotencyKey: z.uuid(),
  }),
  returns: Payment,
  problems: ['path.not_found', 'payment.not_found', 'payment.refund_too_large', 'payment.provider_away'],
});
