import { INVITATION_DAYS, inviteCollaborator } from '@evenlight/contract/memorials/collaboration';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { invitedRoles } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { LetterLanguageField } from '../../../../parts/letter-language-field';
import { useLetterLanguage } from '../../../../parts/use-letter-language';
import { fieldProblemsOf, phraseFor } from '../../../../platform/phrases';
import { Card } from '../../../../ui/base/card';
import { Form } from '../../../../ui/forms/form';
import { RadioCards } from '../../../../ui/forms/radio-cards';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextField } from '../../../../ui/forms/text-field';
import { toasts } from '../../../../ui/overlays/toast-store';
import { useInvite } from '../queries';
import { tellFailure } from '../toasts';
import { roleHints, roleNames } from '../words';

export function InviteForm({ memorialId }: { memorialId: Memorial['id'] }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useInvite(memorialId);
  const language = useLetterLanguage();
  // Each invitation that went out leaves an empty form behind.
  const [sent, setSent] = useState(0);
  const phrase = phraseFor(error);
  return (
    <Card as="section" aria-labelledby="invite-title">
      <h4 id="invite-title" className="font-serif text-xl">
        <Trans>Invite somebody</Trans>
      </h4>
      <p className="mt-1 mb-4 text-ink-2">
        <Trans>
          They get a letter with a private link. It works once, for {INVITATION_DAYS} days, and you can send a new one.
        </Trans>
      </p>
      <Form
        key={sent}
        aria-labelledby="invite-title"
        schema={inviteCollaborator.body}
        defaultValues={{ email: '', language, role: 'contributor' }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(input) =>
          mutate(input, {
            onSuccess({ email }) {
              setSent(sent + 1);
              toasts.show({ title: t`Invitation Sent`, description: t`It is on its way to ${email}.` });
            },
            onError: () => tellFailure(<Trans>Failed to send invitation</Trans>),
          })
        }
      >
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField name="email" type="email" label={t`Email address`} autoComplete="off" isUnpraised />
          <LetterLanguageField />
        </div>
        <RadioCards
          name="role"
          label={t`Role`}
          columns={3}
          isUnpraised
          cards={invitedRoles.map((role) => ({
            value: role,
            label: i18n._(roleNames[role]),
            description: i18n._(roleHints[role]),
          }))}
        />
        <div>
          <SubmitButton>
            <UserRoundPlus aria-hidden="true" className="size-4.5" />
            <Trans>Send Invitation</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
