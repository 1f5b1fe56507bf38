import type { User } from '@evenlight/contract/accounts';
import { Profile } from '@evenlight/contract/profiles';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ConnectionLost } from '../../../platform/call';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { problemCodeOf } from '../failure-sentences';
import { useUpdateProfile } from './profile-queries';
import { ProofDeclined } from './use-proven';

type Props = { user: User; onSaved: () => void; onNewEmail: (email: string) => void; onCancel: () => void };

export function ProfileForm({ user, onSaved, onNewEmail, onCancel }: Props) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useUpdateProfile();
  const problem = useProblem(error);
  const fields = useFocusInside();

  return (
    <div ref={fields}>
      <Form
        aria-label={t`Personal Information`}
        schema={Profile}
        defaultValues={{
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email,
          phone: user.phone ?? '',
        }}
        busy={isPending}
        problem={problem}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(values) =>
          mutate(values, { onSuccess: ({ next }) => (next === 'code' ? onNewEmail(values.email) : onSaved()) })
        }
      >
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <TextField name="firstName" label={t`First name`} autoComplete="given-name" />
          <TextField name="lastName" label={t`Last name`} autoComplete="family-name" />
        </div>
        <TextField
          name="email"
          label={t`Email address`}
          hint={t`You sign in with it. A new one counts once you have typed the code we send there.`}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          name="phone"
          label={t`Phone number`}
          hint={t`You may leave it empty.`}
          type="tel"
          autoComplete="tel"
        />
        <div className="mt-1 flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Save</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}

const failed = msg`Failed to update profile. Please try again.`;
const declined = msg`Nothing is saved yet. Before your e-mail address or phone number changes, show that it is you.`;

/** What failed, and where we know more than that, what can be done about it. */
function useProblem(error: unknown): string | null {
  const { i18n } = useLingui();
  if (!error) return null;
  if (error instanceof ProofDeclined) return i18n._(declined);
  const isTelling = error instanceof ConnectionLost || problemCodeOf(error) === 'request.too_many';
  const phrase = isTelling ? phraseFor(error) : undefined;
  return [failed, phrase]
    .map((part) => (part ? i18n._(part) : ''))
    .join(' ')
    .trim();
}

/** The button that opened the form is gone; its first field takes the focus. */
function useFocusInside() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return box;
}
