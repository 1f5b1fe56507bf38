// The six steps of a saved plan: their names, their places in the address, and which of them are done.
import { costOfPlan } from '@evenlight/contract/estimates';
import type { PlanId } from '@evenlight/contract/ids';
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { today } from '../../../platform/dates';
import { dayOfPlan, type KnownDay } from '../day-of-plan';

/** Counted from 0, as the address counts them. */
export const planSteps: readonly { id: StepId; name: MessageDescriptor }[] = [
  { id: 'venue', name: msg`Venue Selection` },
  { id: 'estimate', name: msg`Final Cost Estimate` },
  { id: 'payment', name: msg`Payment Processing` },
  { id: 'documents', name: msg`Document Upload` },
  { id: 'scheduling', name: msg`Service Scheduling` },
  { id: 'timeline', name: msg`Service Timeline` },
];

export type StepId = 'venue' | 'estimate' | 'payment' | 'documents' | 'scheduling' | 'timeline';

export type Known = {
  plan: KnownDay & Pick<Plan, 'packageTier' | 'selectedVenue' | 'totalCost' | 'finalCost' | 'estimatedCost'>;
  /** Undefined while it is not known. */
  money: Pick<PlanMoney, 'isSecured' | 'balanceCents'> | undefined;
  /** All papers are here that are needed now. */
  hasPapers: boolean;
  /** One was generated. */
  hasTimeline: boolean;
};

export function isStepDone(step: StepId, { plan, money, hasPapers, hasTimeline }: Known): boolean {
  // A simple offer comes without a gathering, and so without a place for one.
  if (step === 'venue') return plan.selectedVenue !== null || plan.packageTier === 'simple';
  if (step === 'estimate') return costOfPlan(plan) > 0;
  if (step === 'payment') return money?.isSecured ?? false;
  if (step === 'scheduling') return ['booked', 'asked', 'has-been'].includes(dayOfPlan(plan, today()).is);
  return step === 'documents' ? hasPapers : hasTimeline;
}

/** What is still to be paid although the service is secured; null when that is nothing, or is not known. */
export function leftToPay({ money }: Pick<Known, 'money'>): number | null {
  return money?.isSecured && money.balanceCents > 0 ? money.balanceCents : null;
}

/** The step that the address names; without one that exists, the first that is not done. */
export function stepIn(address: URLSearchParams, known: Known): number {
  const named = address.get('step') ?? '';
  const last = planSteps.length - 1;
  if (/^\d$/.test(named) && Number(named) <= last) return Number(named);
  const open = planSteps.findIndex(({ id }) => !isStepDone(id, known));
  return open === -1 ? last : open;
}

export function pathOfPlan(planId: PlanId, step?: number): string {
  return `/plan-workflow/${planId}${step === undefined ? '' : `?step=${step}`}`;
}

export function stepPath(planId: PlanId, step: StepId): string {
  const place = planSteps.findIndex(({ id }) => id === step);
  return pathOfPlan(planId, place);
}

export function historyPath(planId: PlanId): string {
  return `/plan-workflow/${planId}/history`;
}
