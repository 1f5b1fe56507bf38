// What payments say to the outside, in the contract's shapes.
import { PaymentId, ShareId } from '@evenlight/contract/ids';
import type { Payment, PaymentResult } from '@evenlight/contract/payments';
import type { PaymentShare, ShareState } from '@evenlight/contract/shares';
import { eachTranslation, type Words } from '@evenlight/contract/translations';
import type { KnownPlan } from '../plans/rules.ts';
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

/** What is bought, in the order of the statement, and how it reads in other languages. */
export function servicesOf({ packageName, lines, venueName, translations }: KnownPlan) {
  const addons = lines.filter(({ source, isDeclined }) => source === 'addon' && !isDeclined);
  const venue = venueName ? [venueName] : [];
  const translated = eachTranslation(translations, ({ title, packageName }, language) => ({
    planTitle: title,
    packageName,
    services: [packageName, ...addons.map((line) => line.translations?.[language]?.name), ...venue].map(inWords),
  }));
  return { services: [packageName, ...addons.map(({ name }) => name), ...venue], translations: translated };
}

/** What is not translated is empty, and the whole then reads in the first language. */
function inWords(said: Words | undefined): string {
  return typeof said === 'string' ? said : '';
}
