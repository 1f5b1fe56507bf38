// Stripe, through its own SDK. Card numbers go from the browser to Stripe and never come near us.
import type { PaymentFailure } from '@evenlight/contract/payments';
import { intentStatuses } from '@evenlight/contract/test-payments';
import Stripe from 'stripe';
import type { Config } from '../../../platform/config.ts';
import {
  type Intent,
  type IntentStatus,
  isAheadOfTime,
  type Movement,
  NOTICE_MAX_AGE_SECONDS,
  type PaymentProvider,
  ProviderAway,
} from './provider.ts';

// A person waits for the answer; one more try catches a connection that was dropped.
const PATIENCE = { timeout: 10_000, maxNetworkRetries: 1 };

export function stripeProvider(settings: NonNullable<Config['stripe']>): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, { ...PATIENCE, ...hostIn(settings.apiHost), telemetry: false });
  const find = (reference: string) => findIntent(stripe, reference);

  return {
    name: 'stripe',
    cardForm: { kind: 'stripe', publishableKey: settings.publishableKey },
    async create({ paymentId, cents, description }) {
      const intent = await unlessTooLate(
        stripe.paymentIntents.create(
          {
            amount: cents,
            currency: 'usd',
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description,
            metadata: { paymentId },
          },
          { idempotencyKey: `payment ${paymentId}` },
        ),
      );
      if (!intent) throw new ProviderAway('Stripe would not make an intent', { isPassing: false });
      return asIntent(intent);
    },
    find,
    async capture(reference) {
      // Without a key: Stripe would answer a failure of its own under it for a day, and takes nothing twice anyway.
      await unlessTooLate(stripe.paymentIntents.capture(reference));
    },
    async cancel(reference) {
      await unlessTooLate(stripe.paymentIntents.cancel(reference));
    },
    async refund({ reference, cents, refundId }) {
      const input = { payment_intent: reference, amount: cents };
      const made = await unlessTooLate(stripe.refunds.create(input, { idempotencyKey: `refund ${refundId}` }));
      return made?.id ?? null;
    },
    readNotice(body, signature, now) {
      try {
        const secret = settings.webhookSecret;
        const at = now.getTime();
        const event = stripe.webhooks.constructEvent(body, signature, secret, NOTICE_MAX_AGE_SECONDS, undefined, at);
        // The SDK asks only whether it is too old.
        const [, stamped] = /(?:^|,)t=(\d+)(?:,|$)/.exec(signature) ?? [];
        if (isAheadOfTime(Number(stamped), now)) return null;
        return { eventId: event.id, reference: referenceOf(event.data.object) };
      } catch {
        return null;
      }
    },
  };
}

function hostIn(address: string | undefined) {
  if (!address) return {};
  const { hostname, port, protocol } = new URL(address);
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

async function findIntent(stripe: Stripe, reference: string): Promise<Intent | null> {
  const intent = await unlessTooLate(stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
  if (!intent) return null;
  const ofIntent = { payment_intent: reference, limit: 100 };
  const charge = chargeOf(intent);
  // Only what was taken can have gone back.
  if (!charge) return asIntent(intent);
  const refunds = await asked(stripe.refunds.list(ofIntent));
  const disputes = charge.disputed ? (await asked(stripe.disputes.list(ofIntent))).data : [];
  return asIntent(intent, [...refunds.data.flatMap(refundMovements), ...disputes.flatMap(disputeMovements)]);
}

function asIntent(intent: Stripe.PaymentIntent, backwards: readonly Movement[] = []): Intent {
  const charge = chargeOf(intent);
  const taken: Movement[] = charge
    ? [{ kind: 'charge', reference: charge.id, cents: charge.amount_captured, at: momentOf(charge) }]
    : [];
  return {
    reference: intent.id,
    clientSecret: intent.client_secret ?? '',
    cents: intent.amount,
    status: statusOf(intent),
    failure: failureOf(intent),
    movements: [...taken, ...backwards],
  };
}

/** The charge that took the money; null while it is only authorised. */
function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return charge && typeof charge === 'object' && charge.captured && charge.amount_captured > 0 ? charge : null;
}

function refundMovements(refund: Stripe.Refund): Movement[] {
  const { id: reference, amount: cents, status } = refund;
  const moved = { cents, at: momentOf(refund) };
  if (status === 'succeeded') return [{ kind: 'refund', reference, ...moved }];
  if (status !== 'failed' && status !== 'canceled') return [];
  return [{ kind: 'refund-failed', reference: `${reference}_failed`, undoes: reference, ...moved }];
}

/** A bank has drawn the money back, unless it only asks, or has lost the case. */
function disputeMovements(dispute: Stripe.Dispute): Movement[] {
  const { id: reference, amount: cents, status } = dispute;
  const moved = { cents, at: momentOf(dispute) };
  if (status === 'won') return [{ kind: 'dispute-won', reference: `${reference}_won`, undoes: reference, ...moved }];
  return status.startsWith('warning') ? [] : [{ kind: 'dispute', reference, ...moved }];
}

/** Stripe has one more word for 'not begun', which means the same here. */
function statusOf({ status }: Stripe.PaymentIntent): IntentStatus {
  return intentStatuses.find((known) => known === status) ?? 'requires_payment_method';
}

function failureOf({ last_payment_error: error }: Stripe.PaymentIntent): PaymentFailure {
  if (!error) return null;
  if (error.code === 'payment_intent_authentication_failure') return 'authentication';
  return error.type === 'card_error' ? 'declined' : 'other';
}

const momentOf = ({ created }: { created: number }) => new Date(created * 1000);

/** Which intent an event is about: itself, or the one it names. */
function referenceOf(object: object): string | null {
  if ('object' in object && object.object === 'payment_intent' && 'id' in object) return String(object.id);
  const named = 'payment_intent' in object ? object.payment_intent : null;
  return typeof named === 'string' ? named : null;
}

/** Whatever Stripe could not do, nothing is known to have happened, and asking again is safe. */
async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError || !(error instanceof Stripe.errors.StripeError))
      throw error;
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isPassing = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    throw new ProviderAway(`Stripe: ${error.type} ${error.code ?? ''}`.trim(), { isPassing });
  }
}

/** Null when Stripe says that this cannot be done to it (any more). */
async function unlessTooLate<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked(call);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}
