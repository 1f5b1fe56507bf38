// The receipt of one payment, with where the whole plan stands.
import { PaymentId } from '@evenlight/contract/ids';
import type { Receipt } from '@evenlight/contract/payments';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import { planIn } from '../../plans/plan-store.ts';
import { toldOutside } from '../../plans/whose-plan.ts';
import type { OwnPayment } from '../access.ts';
import { readSums } from '../money.ts';
import { entriesOf, findWithNames } from '../store.ts';
import { payerOf, servicesOf } from '../wire.ts';

/** Only what has arrived has a receipt. */
export async function receiptOf(db: Db, { payment, scope }: OwnPayment, now: Date): Promise<Receipt> {
  if (payment.state !== 'succeeded' || !payment.settledAt) return refuse('payment.not_found');
  const named = (await findWithNames(db, payment.id)) ?? refuse('payment.not_found');
  // Whoever paid a share reads it too.
  const plan = toldOutside(await planIn(db, scope, now));
  const { totalCents, paidCents } = await readSums(db, plan, { now, provider: payment.provider });
  const entries = await entriesOf(db, payment.id);
  // One that failed on its way back was no refund.
  const failed = new Set(entries.filter(({ kind }) => kind === 'refund-failed').map(({ reference }) => reference));
  const refunds = entries.filter(({ kind, reference }) => kind === 'refund' && !failed.has(`${reference}_failed`));
  return {
    paymentId: PaymentId.parse(payment.id),
    reference: payment.reference ?? '',
    type: payment.purpose,
    cents: payment.cents,
    paidAt: payment.settledAt.toISOString(),
    payerName: payerOf(named) ?? '',
    planTitle: plan.title,
    planNumber: plan.number,
    personName: plan.personName,
    packageName: plan.packageName,
    ...servicesOf(plan),
    refunds: refunds.map(({ cents, at }) => ({ cents: -cents, at: at.toISOString() })),
    totalCents,
    paidCents,
    balanceCents: totalCents - paidCents,
    isTest: payment.provider === 'test',
  };
}
