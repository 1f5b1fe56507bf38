// What payments say to the outside, in the contract's shapes.
import { PaymentId, ShareId } from '@evenlight/contract/ids';
import type { Payment, PaymentResult } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { PaymentShare, ShareState } from '@evenlight/contract/shares';
import type { FoundShare } from './share-store.ts';
import type { NamedPayment, PaymentRow } from './store.ts';

export function asPayment(named: NamedPayment): Payment {
  const { payment, refundedCents } = named;
  return {
    id: PaymentId.parse(payment.id),
    type: payment.purpose,
    cents: payment.cents,
    // Not -0, which a screen would print.
    refundedCents: Math.abs(refundedCents),
    state: payment.state,
    failure: payment.failure,
    payerName: payerOf(named),
    reference: payment.reference ?? '',
    isTest: payment.provider === 'test',
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  };
}

/** Null when they have left since. */
export function payerOf({ payer, shareName }: NamedPayment): string | null {
  return shareName ?? (payer ? `${payer.firstName} ${payer.lastName}` : null);
}

export function asShare({ share }: FoundShare, state: ShareState): PaymentShare {
  const { id, name, email, cents, sentAt, expiresAt } = share;
  return {
    id: ShareId.parse(id),
    name,
    email,
    cents,
    state,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export function resultOf({ id, reference, state, failure, cents }: PaymentRow): PaymentResult {
  return { paymentId: PaymentId.parse(id), reference: reference ?? '', state, failure, cents };
}

/** What is bought, in the order of the statement. */
export function servicesOf({ packageName, lines, venueName }: Plan): string[] {
  const addons = lines.filter(({ source, isDeclined }) => source === 'addon' && !isDeclined).map(({ name }) => name);
  return [packageName, ...addons, ...(venueName ? [venueName] : [])];
}
