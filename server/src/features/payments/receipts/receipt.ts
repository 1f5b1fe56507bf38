// The receipt of one payment, with where the whole plan stands.
import { PaymentId } from '@evenlight/contract/ids';
import type { Receipt } from '@evenlight/contract/payments';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { OwnPayment } from '../access.ts';
import { readSums } from '../money.ts';
import { planIn, servicesOf } from '../routes.ts';
import { entriesOf, findWithNames } from '../store.ts';

/** Only what has arrived has a receipt. */
export async function receiptOf(db: Db, { payment, scope }: OwnPayment, now: Date): Promise<Receipt> {
  if (payment.state !== 'succeeded' || !payment.settledAt) return refuse('payment.not_found');
  const named = (await findWithNames(db, payment.id)) ?? refuse('payment.not_found');
  const plan = await planIn(db, scope, now);
  const { totalCents, paidCents } = await readSums(db, plan, { now, provider: payment.provider });
  const refunds = (await entriesOf(db, payment.id)).filter(({ kind }) => kind === 'refund');
  const { payer, shareName } = named;
  return {
    ...{ paymentId: PaymentId.parse(payment.id), reference: payment.reference ?? '', type: payment.purpose },
    ...{ cents: payment.cents, paidAt: payment.settledAt.toISOString() },
    payerName: shareName ?? (payer ? `${payer.firstName} ${payer.lastName}` : ''),
    ...{ planTitle: plan.title, personName: plan.personName, packageName: plan.packageName },
    services: servicesOf(plan),
    refunds: refunds.map(({ cents, at }) => ({ cents: -cents, at: at.toISOString() })),
    ...{ totalCents, paidCents, balanceCents: totalCents - paidCents },
    isTest: payment.provider === 'test',
  };
}
