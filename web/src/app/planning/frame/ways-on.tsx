// The end of every step: back, on, or, on the last one, save.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DraftState } from '../../../features/plans/draft/draft-state';
import type { DraftStore } from '../../../features/plans/draft/draft-store';
import { calendarDay } from '../../../platform/dates';
import { missingFor, type Step } from '../steps';
import type { Choices } from '../use-planning';
import { KeepingLine } from './kept-notices';
import { SaveButton, SaveNews, SignUpToSave, useSavePlanning } from './save-plan';
import { AccountRequired } from './sign-in-cards';
import { StepWays } from './wizard-frame';

type Props = {
  store: DraftStore;
  state: DraftState;
  step: Step;
  choices: Choices;
  isVisitor: boolean;
  middle: ReactNode;
};

export function WaysOn({ store, state, step, choices, isVisitor, middle }: Props) {
  const { i18n } = useLingui();
  const { draft, keeping, isInBrowser } = state;
  const missing = missingFor(step, draft);
  const selected = useSelectedVenue(draft, choices);
  const ways = { step, middle, reason: missing ? i18n._(missing) : null };
  const kept = <KeepingLine {...{ keeping, isInBrowser, step }} />;
  if (step === 5 && !isVisitor) return <SaveWays {...{ store, choices, ways, kept }} />;
  return (
    <>
      {step === 5 && <AccountRequired />}
      {kept}
      <StepWays {...ways} note={step === 3 ? selected : null} last={<SignUpToSave />} isAlwaysInSight={step === 3} />
    </>
  );
}

function useSelectedVenue({ venueId, serviceDate }: PlanningDraft, { venue }: Choices): string | null {
  const { t, i18n } = useLingui();
  const name = venueId && venue.data?.name;
  if (!name) return null;
  if (!serviceDate) return t`Selected: ${name}`;
  const day = calendarDay(serviceDate, i18n);
  return t`Selected: ${name}, ${day}`;
}

type SaveWaysProps = {
  store: DraftStore;
  choices: Choices;
  ways: { step: Step; reason: string | null };
  kept: ReactNode;
};

function SaveWays({ store, choices, ways, kept }: SaveWaysProps) {
  const { state, run, failure, savedId } = useSavePlanning({ store, choices });
  const save = () => void run();
  return (
    <>
      <SaveNews failure={failure} savedId={savedId} store={store} onSave={save} />
      {kept}
      <StepWays {...ways} last={<SaveButton state={state} onSave={save} />} />
    </>
  );
}
