// Steps that are done on another page of ours lead there.
import type { Plan } from '@evenlight/contract/plans';
import { isNotUsual } from '@evenlight/contract/timelines/unusual-ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { restingPlacePath, whoDecidesPath } from '../../plans/chosen/pages-of-plan';
import { type StepId, stepPath } from '../../plans/workflow/plan-steps';

type PageLink = { to: string; words: MessageDescriptor };

const toDate = { step: 'scheduling', words: msg`Choose the date` } as const;
const toPapers = { step: 'documents', words: msg`See the papers` } as const;

const inWorkflow: Record<string, { step: StepId; words: MessageDescriptor }> = {
  'civ-record': toPapers,
  'civ-permit': toPapers,
  'civ-consent': toPapers,
  'civ-certificate': toPapers,
  'hin-crematory': toDate,
  'sik-crematory': toDate,
  'sec-venue': { step: 'venue', words: msg`Choose a venue` },
};

/** Whose place has to be known before them, or is where they are held. */
const atRest = [
  ...[
    'civ-green',
    'chr-committal',
    'jew-kevurah',
    'jew-interment',
    'mus-burial',
    'hin-burial',
    'sik-burial',
    'bud-burial',
  ],
  ...['oth-committal', 'chr-inurnment', 'hin-visarjan', 'sik-ashes', 'sik-immersion', 'bud-inurn'],
  ...['sec-disposition', 'sec-ashes'],
];

type KnownPlan = Pick<Plan, 'id' | 'faithTradition' | 'branch' | 'way' | 'wayAgreed'>;

export function pageOfStep(eventId: string, plan: KnownPlan): PageLink | null {
  const { id: planId } = plan;
  if (eventId === 'civ-authority') return { to: whoDecidesPath(planId), words: msg`See who decides` };
  const isAtRest = atRest.includes(eventId) || (eventId === 'civ-permit' && isBurialWithoutRites(plan));
  if (isAtRest) return { to: restingPlacePath(planId), words: msg`Say where they will rest` };
  const found = inWorkflow[eventId] ?? (eventId.endsWith('-date') ? toDate : undefined);
  if (!found) return null;
  return { to: stepPath(planId, found.step), words: found.words };
}

/** Until somebody has agreed to the burial no step at the grave is proposed; the permit names the cemetery all the same. */
function isBurialWithoutRites(plan: KnownPlan): boolean {
  const isBurial = plan.way === 'burial' || plan.way === 'green-burial';
  return isBurial && isNotUsual(plan, { isUnusualWayConfirmed: false });
}
