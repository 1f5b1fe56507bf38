// What is to be paid for a plan, and what was: one reading for the owner, the card form and our team.
import { PaymentId, ShareId } from '@evenlight/contract/ids';
import { depositOf, type Payment, type PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { PaymentShare, ShareState } from '@evenlight/contract/shares';
import type { Db } from '../../platform/database/database.ts';
import type { Cashier } from './cashier.ts';
import { blockOf, offersOf, type Sums, totalOf } from './rules.ts';
import { type FoundShare, sharesOf } from './share-store.ts';
import { type NamedPayment, type PaymentRow, paymentsOfPlan } from './store.ts';

type Asking = { now: Date; provider: PaymentRow['provider'] };

export async function moneyOf(db: Db, plan: Plan, { provider, trustPartner }: Cashier, now: Date): Promise<PlanMoney> {
  const { found, shares } = await readMoney(db, plan, provider.name);
  const blocked = blockOf(plan, trustPartner);
  const sums = sumsOf(plan, found, shares, now);
  const isUnderWay = found.some(({ payment }) => payment.state === 'processing' && payment.purpose !== 'share');
  const { totalCents, paidCents, promisedCents } = sums;
  return {
    planId: plan.id,
    ...{ totalCents, paidCents, promisedCents, balanceCents: totalCents - paidCents },
    depositCents: depositOf(totalCents),
    offers: blocked || isUnderWay ? { deposit: null, full: null } : offersOf(sums),
    ...{ blocked, isUnderWay, trustPartner, isTest: provider.name === 'test' },
    payments: found.filter(({ payment }) => ['processing', 'succeeded'].includes(payment.state)).map(asPayment),
    shares: shares.map((share) => asShare(share, now)),
  };
}

/** What the rules decide by. */
export async function readSums(db: Db, plan: Plan, { now, provider }: Asking): Promise<Sums> {
  const { found, shares } = await readMoney(db, plan, provider);
  return sumsOf(plan, found, shares, now);
}

/** Test payments are no money once a real provider has taken over, so each provider's are counted by themselves. */
async function readMoney(db: Db, { id: planId }: Plan, provider: PaymentRow['provider']) {
  return { found: await paymentsOfPlan(db, planId, provider), shares: await sharesOf(db, { planId }) };
}

function sumsOf(plan: Plan, found: readonly NamedPayment[], shares: readonly FoundShare[], now: Date): Sums {
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const isOpen = (share: FoundShare) => stateOf(share, now) === 'open';
  return {
    totalCents: totalOf(plan),
    paidCents: sum(found.map(({ chargedCents, refundedCents }) => chargedCents + refundedCents)),
    movingCents: sum(found.flatMap(({ payment }) => (payment.state === 'processing' ? payment.cents : []))),
    promisedCents: sum(shares.filter(isOpen).map(({ share }) => share.cents)),
    // Given back in full, a deposit is as good as never paid.
    hasDeposit: found.some(
      ({ payment, chargedCents, refundedCents }) =>
        payment.purpose !== 'share' && payment.state === 'succeeded' && chargedCents + refundedCents > 0,
    ),
  };
}

export function asPayment({ payment, payer, shareName, refundedCents }: NamedPayment): Payment {
  return {
    id: PaymentId.parse(payment.id),
    type: payment.purpose,
    cents: payment.cents,
    // Not -0, which a screen would print.
    refundedCents: Math.abs(refundedCents),
    ...{ state: payment.state, failure: payment.failure },
    payerName: shareName ?? (payer ? `${payer.firstName} ${payer.lastName}` : null),
    reference: payment.reference ?? '',
    isTest: payment.provider === 'test',
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  };
}

function asShare(found: FoundShare, now: Date): PaymentShare {
  const { id, name, email, cents, sentAt, expiresAt } = found.share;
  return {
    ...{ id: ShareId.parse(id), name, email, cents, state: stateOf(found, now) },
    ...{ sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() },
  };
}

export function stateOf({ share, isPaid, isMoving }: FoundShare, now: Date): ShareState {
  if (isPaid) return 'paid';
  if (isMoving) return 'processing';
  return share.endedAt !== null || share.expiresAt <= now ? 'ended' : 'open';
}
