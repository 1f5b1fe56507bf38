import type { UserId } from '@evenlight/contract/ids';
import { PASSKEY_NAME_MAX_LENGTH, PasskeyName } from '@evenlight/contract/passkeys';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { CallFailed, ConnectionLost } from '../../../platform/call';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useFocusOnFirstField, useFocusOnReturn } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { hasPasskeyAlready } from './make-passkey';
import { useAddPasskey, useSessions } from './profile-queries';
import { ProofDeclined } from './use-proven';

const hasOne = msg`This device has a passkey for your account already.`;
const notMade = msg`No passkey was made, so nothing has changed. You can try once more, or leave it.`;
const declined = msg`No passkey was made. Before one is added, show that it is you.`;

export function AddPasskey({ userId }: { userId: UserId }) {
  const [step, setStep] = useState<'offered' | 'naming' | 'back'>('offered');
  const add = useFocusOnReturn(step === 'back');
  if (!browserSupportsWebAuthn()) {
    return (
      <p className="text-ink-2">
        <Trans>This browser cannot make passkeys. Codes by e-mail work everywhere.</Trans>
      </p>
    );
  }
  if (step === 'naming') return <NamePasskey userId={userId} onDone={() => setStep('back')} />;
  return (
    <div>
      <Button ref={add} variant="secondary" onClick={() => setStep('naming')}>
        <Trans>Add a passkey</Trans>
      </Button>
    </div>
  );
}

function NamePasskey({ userId, onDone }: { userId: UserId; onDone: () => void }) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const { mutate, isPending, error } = useAddPasskey(userId);
  const problem = useProblem(error);
  const device = useSessions(userId).data?.sessions.find(({ isCurrent }) => isCurrent)?.device;
  return (
    <Card ref={box}>
      <Form
        aria-label={t`Add a passkey`}
        schema={PasskeyName}
        defaultValues={{ name: (device || t`My device`).slice(0, PASSKEY_NAME_MAX_LENGTH) }}
        busy={isPending}
        problem={problem}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={({ name }) => mutate(name, { onSuccess: onDone })}
      >
        <TextField
          name="name"
          label={t`Name of the passkey`}
          hint={t`So that you know it again, for example the device it is on. Your device asks you next.`}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Make the passkey</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function useProblem(error: unknown): string | null {
  const { i18n } = useLingui();
  if (!error) return null;
  if (error instanceof ProofDeclined) return i18n._(declined);
  if (hasPasskeyAlready(error)) return i18n._(hasOne);
  const isOurs = error instanceof CallFailed || error instanceof ConnectionLost;
  // Anything else comes from the browser: called off, or not possible here. A page cannot tell the two apart.
  return i18n._((isOurs ? phraseFor(error) : undefined) ?? notMade);
}
