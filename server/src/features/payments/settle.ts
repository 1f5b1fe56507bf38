// Brings a payment to where the provider has it. Whoever asks, however often and in whatever order: the provider's own
// state is read anew each time, and each movement of money is written once.
import type { PaymentState } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { planOfPayment } from '../plans/access.ts';
import { findPlan, lockPlan, markActive } from '../plans/plan-store.ts';
import type { Cashier } from './cashier.ts';
import { sendPaidMails, sendRefundMail } from './mails/mails.ts';
import { readSums, stateOf } from './money.ts';
import type { Intent } from './providers/provider.ts';
import { blockOf, roomIn } from './rules.ts';
import { findShare } from './share-store.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayment, writeEntry } from './store.ts';

export async function settle(cashier: Cashier, paymentId: string): Promise<PaymentRow | null> {
  const { db, provider, log } = cashier;
  const payment = await findPayment(db, paymentId);
  if (!payment?.reference || payment.provider !== provider.name) return payment;
  const intent = await provider.find(payment.reference);
  if (!intent) {
    log.error({ paymentId }, 'the provider does not know a payment of ours');
    return payment;
  }
  const isReady = intent.status === 'requires_capture';
  const settled = isReady ? await takeOrLetGo(cashier, payment, payment.reference) : intent;
  await db.transaction((db) => writeDown(db, cashier, paymentId, settled));
  return findPayment(db, paymentId);
}

/** The card is good; whether the sum is still due is looked at once more, and only then is it taken. */
async function takeOrLetGo(cashier: Cashier, payment: PaymentRow, reference: string): Promise<Intent> {
  const { db, provider } = cashier;
  const isDue = await db.transaction((db) => reserve(db, cashier, payment.id));
  if (isDue) await provider.capture(reference, payment.id);
  else await provider.cancel(reference);
  const intent = await provider.find(reference);
  if (!intent) throw new Error('the provider lost an intent');
  return intent;
}

/** From here on the sum counts as moving, so that no other payment takes its place. */
async function reserve(db: Db, cashier: Cashier, paymentId: string): Promise<boolean> {
  const now = cashier.clock.now();
  const known = await findPayment(db, paymentId);
  const plan = known && (await lockedPlanOf(db, known, now));
  const payment = await lockPayment(db, paymentId);
  if (!plan || !payment || !['open', 'processing'].includes(payment.state)) return false;
  // Its own sum may be counted already: the provider was still confirming, or a crash came before the taking.
  const sums = await readSums(db, plan, { now, provider: payment.provider });
  const own = payment.state === 'processing' ? payment.cents : 0;
  const isDue =
    blockOf(plan, cashier.trustPartner) === null &&
    payment.cents <= roomIn({ ...sums, movingCents: sums.movingCents - own }) &&
    (await isShareOpen(db, payment, now));
  if (isDue) await updatePayment(db, paymentId, { state: 'processing' });
  return isDue;
}

async function isShareOpen(db: Db, { purpose, shareId }: PaymentRow, now: Date): Promise<boolean> {
  if (purpose !== 'share') return true;
  const found = shareId ? await findShare(db, shareId) : null;
  return found !== null && ['open', 'processing'].includes(stateOf(found, now));
}

async function lockedPlanOf(db: Db, payment: PaymentRow, now: Date): Promise<Plan | null> {
  const scope = await planOfPayment(db, payment);
  if (!scope) return null;
  await lockPlan(db, scope);
  return findPlan(db, scope, now);
}

/** Once money has arrived a payment stays succeeded; refunds are entries of their own. */
function stateAfter({ status, charges }: Intent): PaymentState {
  if (charges.length > 0) return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'processing' || status === 'requires_capture' ? 'processing' : 'open';
}

async function writeDown(db: Db, cashier: Cashier, paymentId: string, intent: Intent): Promise<void> {
  const now = cashier.clock.now();
  const before = await lockPayment(db, paymentId);
  if (!before) return;
  for (const charge of intent.charges) await writeEntry(db, { ...charge, paymentId, kind: 'charge' });
  const refunds = [];
  for (const refund of intent.refunds)
    if (await writeEntry(db, { ...refund, paymentId, kind: 'refund' })) refunds.push(refund);
  const state = stateAfter(intent);
  const { failure } = intent;
  const isPaid = state === 'succeeded' && before.state !== 'succeeded';
  const isSame = state === before.state && failure === before.failure && refunds.length === 0;
  if (isSame) return;
  await updatePayment(db, paymentId, { state, failure, ...(isPaid ? { settledAt: now } : {}) });
  await tell(db, cashier, { ...before, state }, { now, isPaid, refunds });
}

type Happened = { now: Date; isPaid: boolean; refunds: readonly { reference: string; cents: number }[] };

async function tell(db: Db, { world }: Cashier, payment: PaymentRow, { now, isPaid, refunds }: Happened) {
  const scope = await planOfPayment(db, payment);
  if (scope) {
    if (isPaid) await markActive(db, scope, now);
    if (isPaid) await sendPaidMails(db, world, scope, payment);
    for (const refund of refunds) await sendRefundMail(db, world, scope, { payment, ...refund });
    const audience = `person:${scope.userId}` as const;
    await announce(db, { kind: 'payment.changed', subject: payment.planId ?? payment.id, audience, at: now });
  }
  const entry = { at: now, actor: null, subject: payment.id };
  if (isPaid) await recordInAudit(db, { ...entry, action: 'payment.settled', details: { cents: payment.cents } });
  for (const { cents } of refunds)
    await recordInAudit(db, { ...entry, action: 'payment.refunded', details: { cents } });
}
