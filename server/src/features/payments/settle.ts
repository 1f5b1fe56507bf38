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

// Each round looks anew: after taking the money, or when somebody else has written meanwhile.
const ROUNDS = 5;

export async function settle(cashier: Cashier, paymentId: string): Promise<PaymentRow | null> {
  const { db, provider, log } = cashier;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Our row first and the provider after it: what the provider says is then never older than the row.
    const before = await findPayment(db, paymentId);
    if (!before?.reference || before.provider !== provider.name) return before;
    const intent = await provider.find(before.reference);
    if (!intent) {
      log.error({ paymentId }, 'the provider does not know a payment of ours');
      return before;
    }
    if (intent.status === 'requires_capture') await takeOrLetGo(cashier, before.id, before.reference);
    else if (await db.transaction((db) => writeDown(db, cashier, before, intent))) return findPayment(db, paymentId);
  }
  throw new Error('a payment would not settle');
}

/** The card is good; whether the sum is still due is looked at once more, and only then is it taken. */
async function takeOrLetGo(cashier: Cashier, paymentId: string, reference: string): Promise<void> {
  const { db, provider } = cashier;
  const isDue = await db.transaction((db) => reserve(db, cashier, paymentId));
  if (isDue) await provider.capture(reference, paymentId);
  else await provider.cancel(reference);
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
  return status === 'processing' ? 'processing' : 'open';
}

/** False when the row has changed since it was read; then what the provider said may be older than what stands there. */
async function writeDown(db: Db, cashier: Cashier, read: PaymentRow, intent: Intent): Promise<boolean> {
  const now = cashier.clock.now();
  const { id: paymentId } = read;
  const before = await lockPayment(db, paymentId);
  if (before?.state !== read.state || before.failure !== read.failure) return false;
  for (const charge of intent.charges) await writeEntry(db, { ...charge, paymentId, kind: 'charge' });
  const refunds = [];
  for (const refund of intent.refunds)
    if (await writeEntry(db, { ...refund, paymentId, kind: 'refund' })) refunds.push(refund);
  const state = stateAfter(intent);
  const { failure } = intent;
  const isPaid = state === 'succeeded' && before.state !== 'succeeded';
  const isSame = state === before.state && failure === before.failure && refunds.length === 0;
  if (isSame) return true;
  await updatePayment(db, paymentId, { state, failure, ...(isPaid ? { settledAt: now } : {}) });
  await tell(db, cashier, { ...before, state }, { now, isPaid, refunds });
  return true;
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
