// The built-in test provider: the whole flow of a card payment without a card. No number leaves the browser; what
// travels is the name of what that number does.
import { endpoint } from './endpoint.ts';
import { paymentFailures } from './payments.ts';
import { z } from './zod.ts';

export const testCardKinds = ['succeeds', 'declined', 'authentication-required', 'confirmed-later'] as const;
export const TestCardKind = z.enum(testCardKinds);
export type TestCardKind = z.infer<typeof TestCardKind>;

/** The numbers that do something here. Any other is refused in the browser, so that no real card is ever sent. */
export const testCards: Record<string, TestCardKind> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000002500003155': 'authentication-required',
  '4000000000000077': 'confirmed-later',
};

/** As card providers call it. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;

const TestIntent = z.object({
  paymentIntent: z.string(),
  status: z.enum(intentStatuses),
  failure: z.enum(paymentFailures).nullable(),
});

const trying = {
  method: 'POST',
  access: 'anyone',
  returns: TestIntent,
  problems: ['payment.not_found'],
  limits: [{ per: 'network', times: 240, seconds: 3600, across: 'test payments' }],
} as const;

const Secret = z.object({ clientSecret: z.string().min(1).max(500) });

export const confirmTestPayment = endpoint({
  ...trying,
  path: '/test-payments/confirm',
  summary: 'What a card form does with the provider. Only where no real provider is configured.',
  body: Secret.extend({ card: TestCardKind }),
});

export const authenticateTestPayment = endpoint({
  ...trying,
  path: '/test-payments/authenticate',
  summary: 'The answer to the question of the test bank, whether it was really you.',
  body: Secret.extend({ isApproved: z.boolean() }),
});
