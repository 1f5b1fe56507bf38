// Asking our team for a call: with consent, and nothing of what was written goes along.
import { NAME_MAX_LENGTH } from '@evenlight/contract/accounts';
import { CallRequest } from '@evenlight/contract/support/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { useHouse } from '../../../parts/use-house';
import { Button } from '../../../ui/base/button';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { SkeletonList } from '../../../ui/status/skeleton';
import { contactOf, useOwnAddress } from '../../accounts/own-contact';
import { useAskForCall } from '../queries';

/** Stays when a call was asked for: a wrong number can be put right, and the focus has somewhere to return to. */
export function AskForCall({ isAsked }: { isAsked: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const { isOpen } = useHouse().hours;
  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={setIsShown}
      trigger={
        <Button variant="secondary" size="small" className="max-sm:px-3">
          <PhoneCall aria-hidden="true" className="size-4.5 max-sm:hidden" />
          {isAsked ? <Trans>Change my number</Trans> : <Trans>Ask us to call you</Trans>}
        </Button>
      }
      title={<Trans>Ask us to call you</Trans>}
      description={
        <>
          {isOpen ? (
            <Trans>A person of our team is here and calls as soon as one is free.</Trans>
          ) : (
            <Trans>Nobody of our team is here just now. We call when we are back.</Trans>
          )}{' '}
          <Trans>We are not an emergency line: if it cannot wait, call 988 or 911.</Trans>
        </>
      }
    >
      <CallForm onAsked={() => setIsShown(false)} />
    </Dialog>
  );
}

function CallForm({ onAsked }: { onAsked: () => void }) {
  const { t } = useLingui();
  const { data: person, isLoading } = useOwnAddress();
  const mutation = useAskForCall();
  if (isLoading) return <SkeletonList rows={1} />;
  const { name, phone } = person ? contactOf(person) : { name: '', phone: '' };
  return (
    <KeptForm
      schema={CallRequest}
      defaultValues={{ name, phone }}
      mutation={mutation}
      inputOf={(asked, idempotencyKey) => ({ ...asked, idempotencyKey })}
      onDone={onAsked}
    >
      <TextField
        name="name"
        label={t`Your name`}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        dir="auto"
        isUnpraised
      />
      <TextField name="phone" type="tel" label={t`Phone number`} autoComplete="tel" isUnpraised />
      <CheckboxField
        name="consents"
        label={t`Our team may see this and call me`}
        hint={t`They see your name, your number, your language and what kind of worry it is. They do not see what you wrote.`}
      />
      <div className="mt-2">
        <SubmitButton>
          <Trans>Ask for the call</Trans>
        </SubmitButton>
      </div>
    </KeptForm>
  );
}
