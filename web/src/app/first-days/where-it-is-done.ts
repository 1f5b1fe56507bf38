// Steps that are done on another page of ours lead there.
import type { PlanId } from '@evenlight/contract/ids';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pathOfPlan, planSteps, type StepId } from '../plans/workflow/plan-steps';

type Way = { to: string; words: MessageDescriptor };

const toDate = { step: 'scheduling', words: msg`Choose the date` } as const;
const toPapers = { step: 'documents', words: msg`See the papers` } as const;

const inWorkflow: Record<string, { step: StepId; words: MessageDescriptor }> = {
  'civ-record': toPapers,
  'civ-permit': toPapers,
  'hin-crematory': toDate,
  'sik-crematory': toDate,
  'sec-venue': { step: 'venue', words: msg`Choose a venue` },
};

export function wayOf(eventId: string, planId: PlanId): Way | null {
  if (eventId === 'civ-authority') return { to: `/who-decides?plan_id=${planId}`, words: msg`See who decides` };
  const found = inWorkflow[eventId] ?? (eventId.endsWith('-date') ? toDate : undefined);
  if (!found) return null;
  const place = planSteps.findIndex(({ id }) => id === found.step);
  return { to: pathOfPlan(planId, place), words: found.words };
}

export function firstDaysPath(planId: PlanId): string {
  return `/first-days?plan_id=${planId}`;
}
