// The end of every step: back, on, or, on the last one, save.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { calendarDay } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { type Agreement, ClergyAgreement, consentOf, noAgreement } from '../../../venues/day/clergy-agreement';
import { DayRuling, refusalOf } from '../../../venues/day/day-ruling';
import { type DraftStore, useDraftState } from '../../draft/draft-store';
import { daySubjectOf } from '../day-subject';
import { missingFor, type Step } from '../steps';
import type { Choices } from '../use-planning';
import { KeepingLine } from './kept-notices';
import { SaveButton, SaveNews, SignUpToSave, useSavePlanning } from './save-plan';
import { AccountRequired, LoginToSave } from './sign-in-cards';
import { StepWays } from './wizard-frame';

type Props = {
  store: DraftStore;
  draft: PlanningDraft;
  step: Step;
  choices: Choices;
  isVisitor: boolean;
  middle: ReactNode;
};

export function WaysOn({ store, draft, step, choices, isVisitor, middle }: Props) {
  const { i18n } = useLingui();
  const missing = missingFor(step, draft);
  const selected = useSelectedVenue(draft, choices);
  const ways = { step, middle, reason: missing ? i18n._(missing) : null };
  const kept = <KeepingLine store={store} step={step} />;
  if (step === 5 && !isVisitor) return <SaveWays store={store} choices={choices} ways={ways} kept={kept} />;
  return (
    <>
      {step === 5 && <AccountRequired />}
      {kept}
      <StepWays {...ways} note={step === 3 ? selected : null} last={<SignUpToSave />} isAlwaysInSight={step === 3}>
        {step === 'who' && isVisitor && <LoginToSave />}
      </StepWays>
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

/** What the family's tradition says about the day, and whether their clergy has agreed to it all the same. */
function useDayOfDraft(draft: PlanningDraft, { chosen }: Choices) {
  const { serviceDate } = draft;
  const subject = daySubjectOf(draft, chosen);
  const [said, setSaid] = useState<{ day: string | null; agreement: Agreement }>();
  const agreement = said && said.day === serviceDate ? said.agreement : noAgreement;
  const isRefused = subject !== null && refusalOf(serviceDate, subject) !== null;
  return {
    subject,
    isRefused,
    agreement,
    setAgreement: (next: Agreement) => setSaid({ day: serviceDate, agreement: next }),
    consent: isRefused ? consentOf(agreement) : {},
  };
}

type SaveWaysProps = {
  store: DraftStore;
  choices: Choices;
  ways: { step: Step; reason: string | null };
  kept: ReactNode;
};

function SaveWays({ store, choices, ways, kept }: SaveWaysProps) {
  const { draft } = useDraftState(store);
  const day = useDayOfDraft(draft, choices);
  const { state, run, failure, savedId } = useSavePlanning({ store, choices });
  const save = () => void run(day.consent);
  const isAboutDay = failure?.about === 'day' && day.isRefused;

  function saveWithoutDate() {
    store.update({ serviceDate: null });
    void run({});
  }

  return (
    <>
      {day.subject && savedId === null && (
        <DayRuling
          day={draft.serviceDate}
          subject={day.subject}
          onDay={(serviceDate) => store.update({ serviceDate })}
          className="mb-5"
        >
          <ClergyAgreement agreement={day.agreement} onChange={day.setAgreement} isMissing={isAboutDay} />
          {isAboutDay && (
            <Button variant="secondary" size="small" className="mt-4" onClick={saveWithoutDate}>
              <Trans>Save without the date</Trans>
            </Button>
          )}
        </DayRuling>
      )}
      {/* What is said about the day above says it all. */}
      <SaveNews failure={isAboutDay ? null : failure} savedId={savedId} store={store} onSave={save} />
      {kept}
      <StepWays {...ways} last={<SaveButton state={state} onSave={save} />} />
    </>
  );
}
