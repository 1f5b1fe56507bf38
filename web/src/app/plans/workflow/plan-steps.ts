// The six steps of a saved plan: their names, their places in the address, and which of them are done.
import { costOfPlan } from '@evenlight/contract/estimates';
import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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
  plan: Pick<Plan, 'selectedVenue' | 'totalCost' | 'finalCost' | 'estimatedCost' | 'schedule'>;
  /** The deposit, or all of it, has been confirmed. */
  isSecured: boolean;
  /** All papers are here that are needed now. */
  hasPapers: boolean;
  /** One was generated. */
  hasTimeline: boolean;
};

export function isStepDone(step: StepId, { plan, isSecured, hasPapers, hasTimeline }: Known): boolean {
  if (step === 'venue') return plan.selectedVenue !== null;
  if (step === 'estimate') return costOfPlan(plan) > 0;
  if (step === 'payment') return isSecured;
  if (step === 'scheduling') return plan.schedule !== null;
  return step === 'documents' ? hasPapers : hasTimeline;
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
