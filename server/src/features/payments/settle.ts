// Brings a payment to where the provider has it. Whoever asks, however often and in whatever order: the provider's own
// state is read again each time, and each movement of money is written once.
import { depositOf, type PaymentState } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { type PlanScope, planNamedBy } from '../plans/access.ts';
import { findPlan, freePrice, lockPlan, settlePrice } from '../plans/plan-store.ts';
import type { Cashier } from './cashier.ts';
import { sendPaidMails, sendRefundMails } from './mails/mails.ts';
import { readSums, stateOfShare } from './money.ts';
import type { Intent, Movement } from './providers/provider.ts';
import { decideRefundRequest, refundRequestChanged, requestBehind } from './refund-request-store.ts';
import { blockOf, roomIn, stateAfter, totalOf } from './rules.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayment, writeEntry } from './store.ts';

// Each round looks again: after taking the money, or when somebody else has written meanwhile.
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
    // Given up here while its form was open there.
    else if (before.state === 'canceled' && !isOver(intent)) await provider.cancel(before.reference);
    else if (await db.transaction((db) => writeDown(db, cashier, before, intent))) return findPayment(db, paymentId);
  }
  throw new Error('a payment would not settle');
}

/** The card is good; whether the sum is still due is looked at once more, and only then is it taken. */
async function takeOrLetGo(cashier: Cashier, paymentId: string, reference: string): Promise<void> {
  const { db, provider } = cashier;
  const isDue = await db.transaction((db) => reserve(db, cashier, paymentId));
  if (isDue) await provider.capture(reference);
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
    blockOf(plan, cashier) === null &&
    payment.cents <= roomIn({ ...sums, movingCents: sums.movingCents - own }) &&
    (await isStillAsked(db, plan, payment, now));
  if (isDue) await updatePayment(db, paymentId, { state: 'processing' });
  return isDue;
}

async function isStillAsked(db: Db, plan: Plan, payment: PaymentRow, now: Date): Promise<boolean> {
  const { purpose, shareId, provider } = payment;
  if (purpose !== 'share') return true;
  const state = shareId && (await stateOfShare(db, plan, shareId, { now, provider }));
  return state === 'open' || state === 'processing';
}

async function lockedPlanOf(db: Db, payment: PaymentRow, now: Date): Promise<Plan | null> {
  const scope = await planNamedBy(db, payment);
  if (!scope) return null;
  await lockPlan(db, scope);
  return findPlan(db, scope, now);
}

const isOver = ({ status }: Intent) => ['succeeded', 'canceled', 'processing'].includes(status);

/** What the provider's words mean here. */
function stateSeen({ status, movements }: Intent): PaymentState {
  if (movements.some(({ kind }) => kind === 'charge')) return 'succeeded';
  if (status === 'canceled') return 'canceled';
  return status === 'processing' ? 'processing' : 'open';
}

/** False when the row has changed since it was read; then what the provider said may be older than what stands there. */
async function writeDown(db: Db, cashier: Cashier, read: PaymentRow, intent: Intent): Promise<boolean> {
  const now = cashier.clock.now();
  const { id: paymentId } = read;
  // The plan before the payment, as everywhere: two that lock in different orders would wait for each other.
  const scope = await planNamedBy(db, read);
  if (scope) await lockPlan(db, scope);
  const before = await lockPayment(db, paymentId);
  if (before?.state !== read.state || before.failure !== read.failure) return false;
  const movements: Movement[] = [];
  for (const movement of intent.movements) if (await writeEntry(db, paymentId, movement)) movements.push(movement);
  const state = stateAfter(before.state, stateSeen(intent));
  const { failure } = intent;
  const isPaid = state === 'succeeded' && before.state !== 'succeeded';
  const isSame = state === before.state && failure === before.failure && movements.length === 0;
  if (isSame) return true;
  const arrival = isPaid ? { settledAt: now, depositCents: await depositAsked(db, scope, now) } : {};
  await updatePayment(db, paymentId, { state, failure, ...arrival });
  await tell(db, cashier, { ...before, state }, { scope, now, isPaid, movements });
  return true;
}

/** Kept with the money that came, so that a price that rises later takes away nothing that was secured. */
async function depositAsked(db: Db, scope: PlanScope | null, now: Date): Promise<number | null> {
  const plan = scope && (await findPlan(db, scope, now));
  return plan && depositOf(totalOf(plan));
}

type Happened = { scope: PlanScope | null; now: Date; isPaid: boolean; movements: readonly Movement[] };

async function tell(db: Db, cashier: Cashier, payment: PaymentRow, { scope, now, isPaid, movements }: Happened) {
  const { world } = cashier;
  if (scope) {
    await movePlan(db, scope, payment, now);
    if (isPaid) await sendPaidMails(db, world, scope, payment);
    for (const movement of movements)
      if (movement.kind === 'refund') {
        await sendRefundMails(db, world, scope, { payment, ...movement });
        await answerRequest(db, scope, movement, now);
      }
    const audience = `person:${scope.userId}` as const;
    await announce(db, { kind: 'payment.changed', subject: scope.planId, audience, at: now });
  }
  for (const { kind, cents } of movements) {
    const action = kind === 'charge' ? 'payment.settled' : 'payment.moved_back';
    await recordInAudit(db, { at: now, actor: null, subject: payment.id, action, details: { kind, cents } });
  }
}

/** Money went back: whoever asked for it has their answer, unless we had begun to give it back before they asked. */
async function answerRequest(db: Db, scope: PlanScope, { reference }: Movement, now: Date): Promise<void> {
  const input = await requestBehind(db, reference);
  const decision = { decision: 'refunded', decidedAt: now, decidedBy: input?.askedBy ?? null } as const;
  const asked = { planId: scope.planId, askedUntil: input?.askedAt ?? now };
  const decided = await decideRefundRequest(db, asked, decision);
  if (decided) await refundRequestChanged(db, decided, { ownerId: scope.userId, at: now });
}

/** While something is paid for a plan its price is settled; with everything given back, its family may change it again. */
async function movePlan(db: Db, scope: PlanScope, { provider }: PaymentRow, now: Date): Promise<void> {
  const plan = await findPlan(db, scope, now);
  const paidCents = plan ? (await readSums(db, plan, { now, provider })).paidCents : 0;
  if (paidCents > 0) await settlePrice(db, scope, now);
  else await freePrice(db, scope, now);
}
