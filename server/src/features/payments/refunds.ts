// Giving money back, by the way it came. The wish is written before the provider is asked, so that asking twice gives once.
import type { UserId } from '@evenlight/contract/ids';
import { refuse } from '../../platform/problem.ts';
import type { Cashier } from './cashier.ts';
import { settle } from './settle.ts';
import {
  deleteRefund,
  findWithNames,
  insertRefund,
  lockPayment,
  refundsUnderWay,
  setRefundReference,
} from './store.ts';

type Wish = { paymentId: string; cents: number; reason: string; sendKey: string; askedBy: UserId };

export async function giveBack(cashier: Cashier, { paymentId, cents, reason, sendKey, askedBy }: Wish) {
  const { db, clock, provider } = cashier;
  const reference = await db.transaction(async (db) => {
    const payment = (await lockPayment(db, paymentId)) ?? refuse('payment.not_found');
    const isNew = await insertRefund(db, { id: sendKey, paymentId, cents, reason, askedBy, askedAt: clock.now() });
    const named = await findWithNames(db, paymentId);
    const left = (named?.chargedCents ?? 0) + (named?.refundedCents ?? 0);
    // Its own sum is among those under way by now.
    if (isNew && (await refundsUnderWay(db, paymentId)) > left) refuse('payment.refund_too_large');
    return payment.reference ?? refuse('payment.not_found');
  });
  const made = await provider.refund({ reference, cents, refundId: sendKey });
  if (!made) {
    await deleteRefund(db, sendKey);
    refuse('payment.refund_too_large');
  }
  await setRefundReference(db, sendKey, made);
  await settle(cashier, paymentId);
  return (await findWithNames(db, paymentId)) ?? refuse('payment.not_found');
}
