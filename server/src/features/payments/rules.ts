// What may be charged, and how much. No database here.
import { costOfPlan } from '@evenlight/contract/estimates';
import { depositOf, type PayBlock, type PaymentType } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { ProblemCode } from '@evenlight/contract/problems';

type Chargeable = Pick<Plan, 'planIntent' | 'archivedAt' | 'totalCost'>;

/** What a plan costs today, in cents. Nothing that is still only asked for counts. */
export function totalOf({ totalCost }: Pick<Plan, 'totalCost'>): number {
  return costOfPlan({ totalCost });
}

/** Why nothing may be charged for a plan; null when it may. */
export function blockOf(plan: Chargeable, trustPartner: string | null): PayBlock | null {
  if (plan.archivedAt) return 'archived';
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
};

export type Sums = {
  totalCents: number;
  paidCents: number;
  /** Authorised or being confirmed in this moment. */
  movingCents: number;
  /** Asked of others and not paid yet. */
  promisedCents: number;
  hasDeposit: boolean;
};

/** What is left for the owner once everybody has paid what they were asked for. */
export function openForOwner({ totalCents, paidCents, movingCents, promisedCents }: Sums): number {
  return Math.max(0, totalCents - paidCents - movingCents - promisedCents);
}

export function offersOf(sums: Sums): Record<PaymentType, number | null> {
  const open = openForOwner(sums);
  const deposit = depositOf(sums.totalCents);
  const isDepositOpen = !sums.hasDeposit && deposit > 0 && deposit < open;
  return { deposit: isDepositOpen ? deposit : null, full: open > 0 ? open : null };
}

/** What can still be taken at all, whoever pays it. */
export function roomIn({ totalCents, paidCents, movingCents }: Omit<Sums, 'promisedCents' | 'hasDeposit'>): number {
  return Math.max(0, totalCents - paidCents - movingCents);
}
