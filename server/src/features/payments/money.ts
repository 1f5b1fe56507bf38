// What is to be paid for a plan, and what was: one reading for the owner, the card form and our team.
import { wallTimeAt } from '@evenlight/contract/dates';
import { depositOf, type PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { ShareState } from '@evenlight/contract/shares';
import type { Db } from '../../platform/database/database.ts';
import type { Cashier } from './cashier.ts';
import { asRefundRequest, lastRefundRequest } from './refund-request-store.ts';
import { blockOf, isHeldElsewhere, offersOf, roomIn, type Sums, securingCents, totalOf } from './rules.ts';
import { type FoundShare, sharesOf } from './share-store.ts';
import { type NamedPayment, type PaymentRow, paymentsOfPlan } from './store.ts';
import { asPayment, asShare } from './wire.ts';

type Asking = { now: Date; provider: PaymentRow['provider'] };

export async function moneyOf(db: Db, plan: Plan, cashier: Cashier, now: Date): Promise<PlanMoney> {
  const { provider, trustPartner } = cashier;
  const { found, shares, sums } = await readMoney(db, plan, { now, provider: provider.name });
  const blocked = blockOf(plan, cashier);
  const isUnderWay = found.some(({ payment }) => payment.state === 'processing' && payment.purpose !== 'share');
  const { totalCents, paidCents, promisedCents } = sums;
  const asked = await lastRefundRequest(db, plan.id);
  return {
    planId: plan.id,
    totalCents,
    paidCents,
    promisedCents,
    balanceCents: totalCents - paidCents,
    depositCents: depositOf(totalCents),
    isSecured: sums.isSecured,
    isHeldElsewhere: isHeldElsewhere(plan, sums, wallTimeAt(now).date),
    offers: blocked || isUnderWay ? { deposit: null, full: null } : offersOf(sums),
    blocked,
    isUnderWay,
    trustPartner,
    isTest: provider.name === 'test',
    payments: found.filter(({ payment }) => ['processing', 'succeeded'].includes(payment.state)).map(asPayment),
    shares: shares.map(({ found, state }) => asShare(found, state)),
    refundRequest: asked && asRefundRequest(asked),
  };
}

/** What the rules decide by. */
export async function readSums(db: Db, plan: Plan, asking: Asking): Promise<Sums> {
  return (await readMoney(db, plan, asking)).sums;
}

/** How a share stands among the others of its plan. */
export async function stateOfShare(db: Db, plan: Plan, shareId: string, asking: Asking): Promise<ShareState> {
  const { shares } = await readMoney(db, plan, asking);
  return shares.find(({ found }) => found.share.id === shareId)?.state ?? 'ended';
}

/** Test payments are no money once a real provider has taken over, so each provider's are counted by themselves. */
async function readMoney(db: Db, plan: Plan, { now, provider }: Asking) {
  const found = await paymentsOfPlan(db, plan.id, provider);
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const moved = {
    totalCents: totalOf(plan),
    paidCents: sum(found.map(({ paidCents }) => paidCents)),
    movingCents: sum(found.flatMap(({ payment }) => (payment.state === 'processing' ? payment.cents : []))),
  };
  const shares = standingOf(await sharesOf(db, plan.id), roomIn(moved), now);
  const promised = shares.flatMap(({ found, state }) => (state === 'open' ? found.share.cents : []));
  const sums = { ...moved, promisedCents: sum(promised), hasDeposit: found.some(isOwnersMoney) };
  return { found, shares, sums: { ...sums, isSecured: isSecured(moved, found) } };
}

function isSecured({ totalCents, paidCents }: Pick<Sums, 'totalCents' | 'paidCents'>, found: readonly NamedPayment[]) {
  const arrived = found
    .flatMap(({ payment: { settledAt, depositCents }, paidCents }) =>
      settledAt ? { settledAt, depositCents, paidCents } : [],
    )
    .sort((one, other) => one.settledAt.getTime() - other.settledAt.getTime());
  return paidCents > 0 && paidCents >= securingCents(totalCents, arrived);
}

/** Given back in full, a deposit is as good as never paid. */
function isOwnersMoney({ payment, paidCents }: NamedPayment): boolean {
  return payment.purpose !== 'share' && paidCents > 0;
}

/** In the order in which people were asked: a share for which nothing is left, because the price fell, has ended. */
function standingOf(shares: readonly FoundShare[], room: number, now: Date) {
  let left = room;
  return shares.map((found): { found: FoundShare; state: ShareState } => {
    const state = stateByItself(found, now);
    if (state !== 'open') return { found, state };
    const fits = found.share.cents <= left;
    if (fits) left -= found.share.cents;
    return { found, state: fits ? 'open' : 'ended' };
  });
}

function stateByItself({ share, isPaid, isMoving }: FoundShare, now: Date): ShareState {
  if (isPaid) return 'paid';
  if (isMoving) return 'processing';
  return share.endedAt !== null || share.expiresAt <= now ? 'ended' : 'open';
}
