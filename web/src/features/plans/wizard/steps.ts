// The five steps, and the question before them: their names, their places in the address, and what each needs before the
// next.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WIZARD_PATH = '/planning-wizard';

/** 'who' is the first half of the first step. */
const steps = ['who', 1, 2, 3, 4, 5] as const;
export type Step = (typeof steps)[number];

type StepWords = { name: MessageDescriptor; title: MessageDescriptor };

const words: Record<Step, StepWords> = {
  who: { name: msg`Faith Tradition`, title: msg`Who is this for?` },
  1: { name: msg`Faith Tradition`, title: msg`Choose a faith tradition` },
  2: { name: msg`Service Package`, title: msg`Choose a service package` },
  3: { name: msg`Venue Selection`, title: msg`Select Your Venue` },
  4: { name: msg`Additional Services`, title: msg`Choose additional services` },
  5: { name: msg`Plan Summary`, title: msg`Your Personalized Plan` },
};

export function wordsOfStep(step: Step): StepWords {
  return words[step];
}

/** What cannot be read is the beginning. */
export function stepIn(address: URLSearchParams): Step {
  return steps.find((step) => String(step) === address.get('step')) ?? 'who';
}

export function pathOfStep(step: Step): string {
  return step === 'who' ? WIZARD_PATH : `${WIZARD_PATH}?step=${step}`;
}

/** Of five: the first two belong together. */
export function numberOfStep(step: Step): number {
  return step === 'who' ? 1 : step;
}

export function stepBefore(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

export function stepAfter(step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The Funeral Rule: nobody who wants a simple offer has to buy anything else with it. */
export function needsVenue({ packageTier }: PlanningDraft): boolean {
  return packageTier !== 'simple';
}

/** Why the next step has to wait, in words; null when it has not. */
export function missingFor(step: Step, draft: PlanningDraft): MessageDescriptor | null {
  if (step === 1 && !draft.faithTradition) return msg`Choose a tradition above, then you can go on.`;
  if (step === 2 && !draft.packageTier) return msg`Choose a package above, then you can go on.`;
  if (step === 3 && !draft.venueId && needsVenue(draft)) return msg`Select a venue above, then you can go on.`;
  return null;
}
