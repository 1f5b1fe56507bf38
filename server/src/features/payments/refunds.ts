// Giving money back, by the way it came. The wish is written before the provider is asked, so that asking twice gives once,
// and a wish that the provider has not answered is asked again by a job.
import type { Db } from '../../platform/database/database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { Cashier } from './cashier.ts';
import {
  deleteRefundWish,
  keepRefundWish,
  type RefundWish,
  setRefundReference,
  unansweredRefunds,
} from './refund-store.ts';
import { settle } from './settle.ts';
import { findPayment, findWithNames, lockPayment } from './store.ts';

type Wish = { paymentId: string; cents: number; reason: string; sendKey: string; askedBy: string };

/** Written down; true when it is new. Part of the caller's transaction. */
export async function wishRefund(
  db: Db,
  { clock }: Cashier,
  asked: Wish,
): Promise<{ wish: RefundWish; isNew: boolean }> {
  const { paymentId, cents, reason, sendKey: id, askedBy } = asked;
  (await lockPayment(db, paymentId)) ?? refuse('payment.not_found');
  const kept = await keepRefundWish(db, { id, paymentId, cents, reason, askedBy, askedAt: clock.now() });
  // The same key for something else is a fault of whoever asks.
  if (kept.wish.paymentId !== paymentId || kept.wish.cents !== cents)
    throw new Problem('request.invalid', { fields: { sendKey: 'This key was used for another refund' } });
  const left = (await findWithNames(db, paymentId))?.paidCents ?? 0;
  // Its own sum is among those without an answer by now.
  if (kept.isNew && (await unansweredRefunds(db, paymentId)) > left) refuse('payment.refund_too_large');
  return kept;
}

/** Null when the provider gives nothing back; then the wish is gone as well. */
export async function carryOut(cashier: Cashier, { id, paymentId, cents }: RefundWish): Promise<string | null> {
  const { db, provider } = cashier;
  const { reference } = (await findPayment(db, paymentId)) ?? refuse('payment.not_found');
  const made = reference && (await provider.refund({ reference, cents, refundId: id }));
  if (!made) {
    await deleteRefundWish(db, id);
    return null;
  }
  await setRefundReference(db, id, made);
  await settle(cashier, paymentId);
  return made;
}
