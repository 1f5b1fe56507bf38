// Saving: once, however often it is pressed, and with a way on from every refusal.
import type { PlanId } from '@evenlight/contract/ids';
import type { ProblemCode } from '@evenlight/contract/problems';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { CallFailed, ConnectionLost } from '../../../platform/call';
import { refusalPhrases, refusedDayIn } from '../../../platform/day-phrases';
import { countMoment } from '../../../platform/moments';
import { phraseFor } from '../../../platform/phrases';
import { useButtonState } from '../../../ui/base/button-state';
import { useCatalogue } from '../../catalogue/queries';
import type { consentOf } from '../../venues/day/clergy-agreement';
import { useReadVenuesAnew } from '../../venues/queries';
import type { DraftStore } from '../draft/draft-store';
import { useSavePlan } from '../queries';
import { planToSave } from '../saved-plan';
import type { Choices } from './use-planning';

/** What stands in the way, in words, and which part of the plan it is about. */
export type SaveFailure = {
  words: MessageDescriptor;
  about: 'package' | 'date' | 'day' | 'venue' | 'account' | 'anything';
  /** The next day that the tradition would have, when it is about the day. */
  nextDay?: string;
  /** Trying again may be all it takes. */
  isConnectionLost?: boolean;
};

const noPackage: SaveFailure = { words: msg`Please select a service package`, about: 'package' };
const datePast: SaveFailure = { words: msg`Service date cannot be earlier than today`, about: 'date' };
const unexplained = msg`There was an error saving your plan. Please try again.`;

const aboutOf: Partial<Record<ProblemCode, SaveFailure['about']>> = {
  'venue.date_taken': 'date',
  'plan.too_many_holds': 'date',
  'plan.day_not_customary': 'day',
  'venue.not_found': 'venue',
  'plan.user_required': 'account',
  'session.required': 'account',
};

export function failureOf(error: unknown): SaveFailure {
  const problem = error instanceof CallFailed ? error.problem : undefined;
  if (problem?.fields && 'serviceDate' in problem.fields) return datePast;
  const day = refusedDayIn(error);
  if (day) return { words: refusalPhrases[day.refusal], about: 'day', nextDay: day.next };
  const about = (problem && aboutOf[problem.code]) ?? 'anything';
  // A fault of ours explains nothing to anybody, and neither does a list of fields that this screen does not have.
  const isOurs = error instanceof CallFailed && error.status >= 500;
  const isExplained = error instanceof ConnectionLost || (problem && !isOurs && problem.code !== 'request.invalid');
  return {
    words: (isExplained && phraseFor(error)) || unexplained,
    about,
    isConnectionLost: error instanceof ConnectionLost,
  };
}

type Options = {
  store: DraftStore;
  choices: Choices;
  onSaved: (planId: PlanId) => void;
  /** `saveAgain` sends the very same. */
  onFailed: (failure: SaveFailure, saveAgain: () => void) => void;
};

export function useSave({ store, choices, onSaved, onFailed }: Options) {
  const { mutateAsync } = useSavePlan();
  const { readAnew } = useCatalogue();
  const readVenuesAnew = useReadVenuesAnew();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [savedId, setSavedId] = useState<PlanId | null>(null);

  async function save(consent: ReturnType<typeof consentOf> = {}) {
    if (savedId) return onSaved(savedId);
    setFailure(null);
    lastConsent.current = consent;
    const { draft } = store.getState();
    const body = planToSave({ draft, package: choices.chosen, offered: choices.addons.data });
    if (!body) throw noPackage;
    const { id } = await store.save(() => mutateAsync({ ...body, ...consent }));
    setSavedId(id);
    void countMoment('planning-completed');
    onSaved(id);
  }

  const lastConsent = useRef<ReturnType<typeof consentOf>>({});

  function fail(thrown: unknown) {
    const found = thrown === noPackage ? noPackage : failureOf(thrown);
    setFailure(found);
    onFailed(found, () => void button.run(lastConsent.current));
    // Somebody was faster, or our lists are older than the server's: the steps should show it.
    if (found.about === 'date' || found.about === 'venue') void readVenuesAnew();
    if (thrown instanceof CallFailed && thrown.problem?.code === 'request.invalid') void readAnew();
  }

  const button = useButtonState(save, fail);
  return { ...button, failure, savedId };
}
