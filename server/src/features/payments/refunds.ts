// Giving money back, by the way it came. The refund is written before the provider is asked, so that asking twice gives once,
// and a job repeats a request that the provider has not answered.
import type { Db } from '../../platform/database/database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { Cashier } from './cashier.ts';
import {
  deleteIntendedRefund,
  type IntendedRefund,
  keepIntendedRefund,
  setRefundReference,
  unansweredRefunds,
} from './refund-store.ts';
import { settle } from './settle.ts';
import { findPayment, findWithNames, lockPayment } from './store.ts';

type Input = { paymentId: string; cents: number; reason: string; idempotencyKey: string; askedBy: string };

/** Written down; true when it is new. Part of the caller's transaction. */
export async function requestRefund(
  db: Db,
  { clock }: Cashier,
  asked: Input,
): Promise<{ input: IntendedRefund; isNew: boolean }> {
  const { paymentId, cents, reason, idempotencyKey: id, askedBy } = asked;
  (await lockPayment(db, paymentId)) ?? refuse('payment.not_found');
  const kept = await keepIntendedRefund(db, { id, paymentId, cents, reason, askedBy, askedAt: clock.now() });
  // The same key for something else is a fault of whoever asks.
  if (kept.input.paymentId !== paymentId || kept.input.cents !== cents)
    throw new Problem('request.invalid', { fields: { idempotencyKey: 'This key was used for another refund' } });
  const left = (await findWithNames(db, paymentId))?.paidCents ?? 0;
  // Its own sum is among those without an answer by now.
  if (kept.isNew && (await unansweredRefunds(db, paymentId)) > left) refuse('payment.refund_too_large');
  return kept;
}

/** Null when the provider gives nothing back; then the request is deleted as well. */
export async function carryOut(cashier: Cashier, { id, paymentId, cents }: IntendedRefund): Promise<string | null> {
  const { db, provider } = cashier;
  const { reference } = (await findPayment(db, paymentId)) ?? refuse('payment.not_found');
  const made = reference && (await provider.refund({ reference, cents, refundId: id }));
  if (!made) {
    await deleteIntendedRefund(db, id);
    return null;
  }
  await setRefundReference(db, id, made);
  await settle(cashier, paymentId);
  return made;
}
