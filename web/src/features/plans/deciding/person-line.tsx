import { type Decider, deciderAnswers } from '@evenlight/contract/deciding';
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { PlanProblem } from '../plan-problem';
import { ChoiceButtons } from './choice-buttons';
import { useChangeDecider, useRemoveDecider } from './deciding-queries';
import { answerWords, standingWords } from './deciding-words';
import { PersonForm, type PersonWords } from './person-form';

type Props = { planId: PlanId; person: Decider };

export function PersonLine(props: Props) {
  const [step, setStep] = useState<'shown' | 'changing' | 'back'>('shown');
  return (
    <li className="border-line border-b py-4">
      {step === 'changing' ? (
        <ChangePerson {...props} onDone={() => setStep('back')} />
      ) : (
        <Shown {...props} isBack={step === 'back'} onChange={() => setStep('changing')} />
      )}
    </li>
  );
}

const answers = deciderAnswers.filter((answer) => answer !== 'not-asked');

function Shown({ planId, person, isBack, onChange }: Props & { isBack: boolean; onChange: () => void }) {
  const { t, i18n } = useLingui();
  const { name, standing, note } = person;
  const changeButton = useFocusOnReturn(isBack);
  const { mutate, isPending, variables, error } = useChangeDecider(planId, person.id);
  const answer = (isPending && variables.answer) || person.answer;
  return (
    <>
      <p className="wrap-anywhere font-semibold">
        <bdi translate="no">{name}</bdi>
      </p>
      <p className="text-ink-2 text-ui">{i18n._(standingWords[standing].one)}</p>
      <AnswerLine person={person} />
      {note && <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2 text-ui">{note}</p>}
      <div className="mt-3">
        <ChoiceButtons
          label={t`Answer of ${name}`}
          choices={answers}
          words={answerWords}
          chosen={answer}
          onChoose={(answer) => mutate({ answer })}
        />
      </div>
      <PlanProblem error={error} className="mt-3 empty:hidden" />
      <div className="-ms-4 mt-1 flex flex-wrap">
        <Button ref={changeButton} variant="ghost" size="small" aria-label={t`Change: ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
        <RemovePerson planId={planId} person={person} />
      </div>
    </>
  );
}

function AnswerLine({ person: { answer, answeredAt } }: { person: Decider }) {
  const { t, i18n } = useLingui();
  const words = i18n._(answerWords[answer]);
  const day = dayInWords(answeredAt, i18n);
  return <p className="mt-1 text-ui">{answer === 'not-asked' ? words : t`${words} · written down on ${day}`}</p>;
}

function ChangePerson({ planId, person, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const mutation = useChangeDecider(planId, person.id);
  const { name, standing, answer, note } = person;
  const [begin] = useState({ name, standing, answer, note });

  // An answer that was given on another device meanwhile is not undone by a field that nobody touched.
  const changesIn = ({ answer, ...words }: PersonWords) => (answer === begin.answer ? words : { ...words, answer });

  return (
    <div ref={box}>
      <PersonForm label={t`Change: ${name}`} begin={begin} mutation={mutation} inputOf={changesIn} onStored={onDone}>
        <SubmitButton>
          <Trans>Save</Trans>
        </SubmitButton>
        <Button variant="ghost" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </PersonForm>
    </div>
  );
}

function RemovePerson({ planId, person: { id, name } }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useRemoveDecider(planId, id);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={t`Remove: ${name}`}
        state={isPending ? 'loading' : 'idle'}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      <PlanProblem error={error} className="ms-4 basis-full empty:hidden" />
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<Trans>Take this person off the list?</Trans>}
        description={t`What is written down about ${name} goes with it.`}
        actions={
          <>
            <OverlayClose
              button={
                <Button variant="secondary">
                  <Trans>Leave it</Trans>
                </Button>
              }
            />
            <OverlayClose
              button={
                <Button onClick={() => mutate()}>
                  <Trans>Take off the list</Trans>
                </Button>
              }
            />
          </>
        }
      />
    </>
  );
}
