import { decideDocument, type StoredDocument } from '@evenlight/contract/documents';
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Refusal } from '../../../../parts/refusal';
import { Button } from '../../../../ui/base/button';
import { useFocusOnFirstField } from '../../../../ui/base/keep-focus';
import { Form } from '../../../../ui/forms/form';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextField } from '../../../../ui/forms/text-field';
import { useDecideDocument } from './case-queries';

type Props = { planId: PlanId; paper: StoredDocument };

/** Accepting a paper, or saying why another one is needed. A file that is still being checked waits. */
export function DecideDocument({ planId, paper }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useDecideDocument(planId, paper.id);
  if (paper.state === 'checking') return null;
  const { name, state } = paper;
  return (
    <div className="mt-3">
      <Refusal error={error} className="mt-3" />
      {isAsking ? (
        <WhyAnother
          isBusy={isPending}
          onDone={() => setIsAsking(false)}
          onSend={(reason) => mutate({ state: 'needs-another', reason }, { onSuccess: () => setIsAsking(false) })}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {state !== 'accepted' && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Accept: ${name}`}
              state={isPending ? 'loading' : 'idle'}
              onClick={() => mutate({ state: 'accepted' })}
            >
              <Trans>Accept</Trans>
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Another one is needed: ${name}`}
            onClick={() => setIsAsking(true)}
          >
            <Trans>Another one is needed</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const Reason = decideDocument.body.options[1].pick({ reason: true });

type WhyProps = { isBusy: boolean; onDone: () => void; onSend: (reason: string) => void };

function WhyAnother({ isBusy, onDone, onSend }: WhyProps) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  return (
    <div ref={box} className="max-w-[40rem]">
      <Form
        aria-label={t`Ask for another one`}
        isUnpraised
        schema={Reason}
        defaultValues={{ reason: '' }}
        busy={isBusy}
        onSubmit={({ reason }) => onSend(reason)}
      >
        <TextField
          name="reason"
          label={t`What is missing`}
          hint={t`The family reads it beside the paper.`}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary">
            <Trans>Ask for another one</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
