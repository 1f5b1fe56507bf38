import { DECIDERS_MAX, type Deciding, type Standing } from '@evenlight/contract/deciding';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { Notice } from '../../../ui/status/notice';
import { useAddDecider } from './deciding-queries';
import { PersonForm, type PersonWords } from './person-form';

export function AddPerson({ deciding: { planId, people } }: { deciding: Deciding }) {
  const { t } = useLingui();
  const [step, setStep] = useState<'first' | 'shown' | 'adding' | 'back'>(people.length === 0 ? 'first' : 'shown');
  const [last, setLast] = useState<Pick<PersonWords, 'name' | 'standing'>>();
  const button = useFocusOnReturn(step === 'back');
  const name = last?.name ?? '';
  const isAdding = step === 'first' || step === 'adding';

  function finish(words: PersonWords) {
    setLast(words);
    setStep('back');
  }

  return (
    <div className="mt-6">
      <div role="status" className="empty:hidden">
        {!isAdding && people.some((person) => person.name === name) && (
          <Notice tone="ok" className="mb-4">{t`${name} is on the list.`}</Notice>
        )}
      </div>
      {people.length >= DECIDERS_MAX ? (
        <Notice>
          <Trans>There is no room for more people on this list. Call us if somebody is missing.</Trans>
        </Notice>
      ) : step === 'first' ? (
        <NewPerson planId={planId} onAdded={finish} />
      ) : step === 'adding' ? (
        <InFocus>
          <NewPerson planId={planId} standing={last?.standing} onAdded={finish} onCancel={() => setStep('back')} />
        </InFocus>
      ) : (
        <Button ref={button} variant="secondary" onClick={() => setStep('adding')}>
          <Trans>Add a person</Trans>
        </Button>
      )}
    </div>
  );
}

function InFocus({ children }: { children: ReactNode }) {
  return <div ref={useFocusOnFirstField()}>{children}</div>;
}

type Props = {
  planId: Deciding['planId'];
  /** Whoever writes down one child often goes on with the next. */
  standing?: Standing | undefined;
  onAdded: (words: PersonWords) => void;
  onCancel?: () => void;
};

function NewPerson({ planId, standing, onAdded, onCancel }: Props) {
  const { t } = useLingui();
  const mutation = useAddDecider(planId);
  return (
    <PersonForm
      label={t`Add a person`}
      begin={{ name: '', ...(standing && { standing }), answer: 'not-asked', note: '' }}
      mutation={mutation}
      inputOf={(words, idempotencyKey) => ({ ...words, idempotencyKey })}
      onStored={onAdded}
    >
      <SubmitButton>
        <Trans>Add to the list</Trans>
      </SubmitButton>
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </PersonForm>
  );
}
