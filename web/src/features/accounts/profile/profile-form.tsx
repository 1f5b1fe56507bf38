import type { User } from '@evenlight/contract/accounts';
import { Profile } from '@evenlight/contract/profiles';
import type { z } from '@evenlight/contract/zod';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldProblemsOf } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useFocusOnFirstField } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { sentenceFor } from '../failure-sentences';
import { NameFields } from '../name-fields';
import { ProofDeclined } from './use-proven';

type Props = {
  user: User;
  isSaving: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  onSave: (fields: z.infer<typeof Profile>) => void;
  onCancel: () => void;
};

const failed = msg`Failed to update profile. Please try again.`;
const declined = msg`Nothing is saved yet. Before your e-mail address or phone number changes, show that it is you.`;

export function ProfileForm({ user, isSaving, error, onSave, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const box = useFocusOnFirstField();
  const problem = error instanceof ProofDeclined ? declined : sentenceFor(error, failed, ['session.required']);
  const { firstName, lastName, email, phone } = user;
  return (
    <div ref={box}>
      <Form
        aria-label={t`Personal Information`}
        schema={Profile}
        defaultValues={{ firstName, lastName, email, phone: phone ?? '' }}
        busy={isSaving}
        problem={problem && i18n._(problem)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={onSave}
      >
        <ProfileFields />
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

function ProfileFields() {
  const { t } = useLingui();
  return (
    <>
      <NameFields />
      <TextField
        name="email"
        label={t`Email address`}
        hint={t`You sign in with it. A new one counts once you have typed the code we send there.`}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField name="phone" label={t`Phone number`} hint={t`You may leave it empty.`} type="tel" autoComplete="tel" />
    </>
  );
}
