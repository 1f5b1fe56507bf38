// My answer, which I can change until the time is up. Whoever would rather not say, says only that.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { toasts } from '../../../ui/overlays/toast-store';
import { Refusal } from '../refusal';
import { priceInWords } from './decision-words';
import { useAnswer } from './queries';
import { Votes } from './votes';

export function AnswerForm({ decision }: { decision: FamilyDecision }) {
  const { t, i18n } = useLingui();
  const { options, myAnswer } = decision;
  const stored = myAnswer === null || myAnswer === 'abstain' ? '' : myAnswer;
  const [touched, setTouched] = useState<string | null>(null);
  const chosen = touched ?? stored;
  const { mutate, isPending, variables, error } = useAnswer();

  function say(answer: NonNullable<FamilyDecision['myAnswer']>) {
    mutate(
      { params: { decisionId: decision.id }, body: { answer } },
      {
        onSuccess: () => {
          setTouched(null);
          toasts.show({ title: <Trans>Your answer is stored</Trans> });
        },
      },
    );
  }
  const picked = options.find(({ id }) => id === chosen);
  const isAbstaining = variables?.body.answer === 'abstain';
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioCards
        name={`answer-${decision.id}`}
        label={t`Your answer`}
        isRequired={false}
        cards={options.map((option) => ({
          value: option.id,
          label: option.label,
          description: priceInWords(option, options, i18n),
          badge: <Votes votes={option.votes} />,
        }))}
        value={chosen}
        onValueChange={setTouched}
      />
      <div role="status" className="empty:hidden">
        {myAnswer === 'abstain' && touched === null && (
          <p className="text-ink-2">
            <Trans>You would rather not say. Nobody is told; you can still choose one.</Trans>
          </p>
        )}
      </div>
      <Refusal error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-disabled={!picked || picked.id === stored}
          state={isPending && !isAbstaining ? 'loading' : 'idle'}
          onClick={() => picked && say(picked.id)}
        >
          {myAnswer === null ? <Trans>Send my answer</Trans> : <Trans>Change my answer</Trans>}
        </Button>
        {myAnswer !== 'abstain' && (
          <Button variant="ghost" state={isPending && isAbstaining ? 'loading' : 'idle'} onClick={() => say('abstain')}>
            <Trans>I would rather not say</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
