// What may be charged, and how much. No database here.
import { costOfPlan, hasExamplePrices } from '@evenlight/contract/estimates';
import { pastServiceDayOf, type ServiceDay } from '@evenlight/contract/past-services';
import {
  CHARGE_MIN_CENTS,
  depositOf,
  type PayBlock,
  type PaymentState,
  type PaymentType,
} from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { ProblemCode } from '@evenlight/contract/problems';

type Chargeable = Pick<Plan, 'planIntent' | 'archivedAt' | 'totalCost' | 'lines'>;

/** What the house takes no money for. */
export type Refusing = { trustPartner: string | null; takesExamplePrices: boolean };

/** What a plan costs today, in cents. Nothing that is still only asked for counts. */
export function totalOf({ totalCost }: Pick<Plan, 'totalCost'>): number {
  return costOfPlan({ totalCost });
}

/** Why nothing may be charged for a plan; null when it may. */
export function blockOf(plan: Chargeable, { trustPartner, takesExamplePrices }: Refusing): PayBlock | null {
  if (plan.archivedAt) return 'archived';
  if (!takesExamplePrices && hasExamplePrices(plan.lines)) return 'example-prices';
  if (plan.planIntent === null) return 'intent-unknown';
  // Money for services not yet needed belongs in trust; without somebody licensed to hold it, none is taken.
  if (plan.planIntent === 'plan-ahead' && !trustPartner) return 'plan-ahead';
  return totalOf(plan) > 0 ? null : 'no-cost';
}

export const problemOfBlock: Record<PayBlock, ProblemCode> = {
  archived: 'payment.not_due',
  'intent-unknown': 'payment.intent_unknown',
  'plan-ahead': 'payment.plan_ahead',
  'no-cost': 'payment.not_due',
  'example-prices': 'payment.example_prices',
};

export type Sums = {
  totalCents: number;
  paidCents: number;
  /** Authorised or being confirmed in this moment. */
  movingCents: number;
  /** Asked of others and not paid yet. */
  promisedCents: number;
  hasDeposit: boolean;
  /** The deposit has come in, as it was asked for in its day. */
  isSecured: boolean;
};

/** What is left of a payment, and what the deposit was when it came in. */
type Arrived = { paidCents: number; depositCents: number | null };

/** What must have come in for the service to be secured: the least deposit that was complete in its day, or today's. */
export function securingCents(totalCents: number, inOrder: readonly Arrived[]): number {
  let arrived = 0;
  const complete = inOrder.flatMap(({ paidCents, depositCents }) => {
    // Given back in full, a payment is as good as never made.
    if (paidCents <= 0) return [];
    arrived += paidCents;
    return depositCents !== null && arrived >= depositCents ? depositCents : [];
  });
  return Math.min(depositOf(totalCents), ...complete);
}

/** Whoever comes to us after the burial pays nothing for it here. Money that moves or is promised says otherwise. */
export function isHeldElsewhere(
  plan: ServiceDay,
  { paidCents, movingCents, promisedCents }: Pick<Sums, 'paidCents' | 'movingCents' | 'promisedCents'>,
  today: string,
): boolean {
  const isOurs = plan.schedule?.mode === 'blocked' || paidCents > 0 || movingCents > 0 || promisedCents > 0;
  return !isOurs && pastServiceDayOf(plan, today) !== null;
}

/** What is left for the owner once everybody has paid what they were asked for. */
export function openForOwner({ totalCents, paidCents, movingCents, promisedCents }: Sums): number {
  return Math.max(0, totalCents - paidCents - movingCents - promisedCents);
}

export function offersOf(sums: Sums): Record<PaymentType, number | null> {
  const open = openForOwner(sums);
  const deposit = depositOf(sums.totalCents);
  // Neither the deposit nor what it leaves may be too little for a card.
  const isWorthIt = deposit >= CHARGE_MIN_CENTS && open - deposit >= CHARGE_MIN_CENTS;
  // Once that much has come in, from whomever, there is nothing left to secure.
  const isDepositOpen = !sums.hasDeposit && !sums.isSecured && sums.paidCents < deposit && isWorthIt;
  return { deposit: isDepositOpen ? deposit : null, full: open >= CHARGE_MIN_CENTS ? open : null };
}

/** From where a payment may go where; the last two are final, unless money arrives after all. */
const ways: Record<PaymentState, readonly PaymentState[]> = {
  open: ['open', 'processing', 'succeeded', 'canceled'],
  processing: ['open', 'processing', 'succeeded', 'canceled'],
  succeeded: ['succeeded'],
  canceled: ['canceled', 'succeeded'],
};

/** What becomes of a payment that the provider has in another state. */
export function stateAfter(before: PaymentState, seen: PaymentState): PaymentState {
  return ways[before].includes(seen) ? seen : before;
}

/** What can still be taken at all, whoever pays it. */
export function roomIn({
  totalCents,
  paidCents,
  movingCents,
}: Pick<Sums, 'totalCents' | 'paidCents' | 'movingCents'>): number {
  return Math.max(0, totalCents - paidCents - movingCents);
}
