// Beginning to pay: the amount is the server's, and the same request is the same payment. At most one payment of an owner,
// and one of each share, is under way at a time.
import { PaymentId, type UserId } from '@evenlight/contract/ids';
import type { PaymentType } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { lockPlan, planIn } from '../plans/plan-store.ts';
import type { Cashier } from './cashier.ts';
import { readSums, stateOfShare } from './money.ts';
import { blockOf, offersOf, problemOfBlock, type Refusing, type Sums } from './rules.ts';
import { settle } from './settle.ts';
import { findShare } from './share-store.ts';
import { claimReference, insertPayment, livePayment, type PaymentRow, updatePayment } from './store.ts';

/** Who pays what. A share is paid by whoever has its link. */
type Input =
  | { type: PaymentType; payerId: UserId; amount: number }
  | { type: 'share'; shareId: string; amount: number };

type Begun = { clientSecret: string; paymentId: PaymentId; amount: number };

// Each round clears one thing out of the way: a payment for another sum, or one that has moved on meanwhile.
const ROUNDS = 4;

export async function begin(cashier: Cashier, scope: PlanScope, input: Input): Promise<Begun> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { payment, isInTheWay } = await cashier.db.transaction((db) => placeFor(db, cashier, scope, input));
    if (isInTheWay) await giveUp(cashier, payment);
    else {
      const intent = await intentFor(cashier, payment);
      if (intent?.status === 'requires_payment_method' || intent?.status === 'requires_action')
        return { clientSecret: intent.clientSecret, paymentId: PaymentId.parse(payment.id), amount: payment.cents };
      // It has moved on: what became of it decides what is due now.
      await settle(cashier, payment.id);
    }
  }
  return refuse('payment.under_way');
}

/** The payment to go on with, or the one that must go first. */
async function placeFor(db: Db, cashier: Cashier, scope: PlanScope, input: Input) {
  const now = cashier.clock.now();
  const plan = await lockedPlan(db, scope, now);
  refuseBlocked(plan, cashier);
  const live = await liveHere(
    db,
    cashier,
    input.type === 'share' ? { shareId: input.shareId } : { planId: scope.planId },
  );
  if (live?.state === 'processing') refuse('payment.under_way');
  const due =
    input.type === 'share'
      ? await dueForShare(db, cashier, plan, input.shareId)
      : await dueForOwner(db, cashier, plan, input.type);
  if (due !== input.amount) throw new Problem('payment.amount_changed', { amount: due });
  if (live) {
    const isSame = live.purpose === input.type && live.cents === due && !isLost(live, now);
    if (isSame) await updatePayment(db, live.id, { offeredAt: now });
    return { payment: live, isInTheWay: !isSame };
  }
  const payment = await insertPayment(db, {
    id: uuid(),
    planId: scope.planId,
    purpose: input.type,
    cents: due,
    state: 'open',
    createdAt: now,
    offeredAt: now,
    ...(input.type === 'share' ? { shareId: input.shareId } : { payerId: input.payerId }),
    provider: cashier.provider.name,
  });
  return { payment, isInTheWay: false };
}

async function dueForOwner(db: Db, cashier: Cashier, plan: Plan, type: PaymentType): Promise<number> {
  return offersOf(await sumsFor(db, cashier, plan))[type] ?? refuse('payment.not_due');
}

async function dueForShare(db: Db, cashier: Cashier, plan: Plan, shareId: string): Promise<number> {
  const found = (await findShare(db, shareId)) ?? refuse('share.not_found');
  const state = await stateOfShare(db, plan, shareId, askingOf(cashier));
  if (state === 'ended') refuse('share.not_found');
  if (state !== 'open') refuse('share.paid');
  return found.share.cents;
}

export function sumsFor(db: Db, cashier: Cashier, plan: Plan): Promise<Sums> {
  return readSums(db, plan, askingOf(cashier));
}

export function askingOf({ clock, provider }: Cashier) {
  return { now: clock.now(), provider: provider.name };
}

/** What was begun with another provider, before the house changed over, can be paid no more. */
async function liveHere(db: Db, { provider }: Cashier, of: Parameters<typeof livePayment>[1]) {
  const live = await livePayment(db, of);
  if (!live || live.provider === provider.name) return live;
  await updatePayment(db, live.id, { state: 'canceled' });
  return null;
}

export async function lockedPlan(db: Db, scope: PlanScope, now: Date): Promise<Plan> {
  await lockPlan(db, scope);
  return planIn(db, scope, now);
}

export function refuseBlocked(plan: Plan, refusing: Refusing): void {
  const block = blockOf(plan, refusing);
  if (block) refuse(problemOfBlock[block]);
}

// Longer than a provider takes to make an intent. After that it has failed, and would answer the same under the same key.
const MAKING_MS = 30_000;

function isLost({ reference, createdAt }: PaymentRow, now: Date): boolean {
  return reference === null && now.getTime() - createdAt.getTime() > MAKING_MS;
}

/** Null when the payment was given up meanwhile. Several who ask at once under the same id get the same intent. */
async function intentFor({ provider, db, brandName }: Cashier, payment: PaymentRow) {
  if (payment.reference) return provider.find(payment.reference);
  // No name and no faith: what the card's bank prints is read by strangers.
  const intent = await provider.create({ paymentId: payment.id, cents: payment.cents, description: brandName });
  if (await claimReference(db, payment.id, intent.reference)) return intent;
  await provider.cancel(intent.reference);
  return null;
}

/** Its card form goes nowhere from here on; unless the card was faster, which shows in what becomes of it. */
export async function giveUp(cashier: Cashier, { id, reference }: PaymentRow): Promise<void> {
  if (reference) await cashier.provider.cancel(reference);
  // Whoever is making an intent for it this moment finds it given up, and cancels that.
  else await updatePayment(cashier.db, id, { state: 'canceled' });
  await settle(cashier, id);
}
