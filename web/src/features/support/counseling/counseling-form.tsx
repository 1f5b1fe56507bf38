// Asking for a talk. What is typed is kept in this tab until it is stored with us.
import type { Returned } from '@evenlight/contract/endpoint';
import { type askForCounseling, CounselingForm } from '@evenlight/contract/support/counseling';
import type { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { TextLink } from '../../../ui/base/text-link';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { contactOf, useOwnAddress } from '../../accounts/own-contact';
import { useAskForCounseling } from './queries';

type Answer = Returned<typeof askForCounseling>;
type Fields = z.input<typeof CounselingForm>;
type Props = { onReceived: (answer: Answer) => void };

const untouched: Fields = {
  name: '',
  email: '',
  phone: '',
  message: '',
  preferredContact: 'email',
  urgency: 'this-week',
};

/** For members with what their account knows, so that nobody types it again. */
export function CounselingFormWithContact({ onReceived }: Props) {
  const { data: person, isLoading } = useOwnAddress();
  if (isLoading) return <SkeletonList rows={3} />;
  const known = person && contactOf(person);
  return <TalkForm known={known} onReceived={onReceived} />;
}

function TalkForm({ known, onReceived }: Props & { known: Partial<Fields> | undefined }) {
  const { t } = useLingui();
  const mutation = useAskForCounseling();
  const problem = useSendProblem(mutation.error);
  return (
    <KeptForm
      aria-label={t`Ask for a talk`}
      name="unsent-talk"
      schema={CounselingForm}
      defaultValues={{ ...untouched, ...known }}
      mutation={mutation}
      inputOf={(talk, idempotencyKey) => ({ ...talk, idempotencyKey })}
      problem={problem}
      onStored={onReceived}
    >
      <ContactFields />
      <Urgency />
      <TextArea
        name="message"
        label={t`What you would like to say beforehand (optional)`}
        hint={t`As much or as little as you like. The person who contacts you reads it; it is stored encrypted.`}
        dir="auto"
        isUnpraised
      />
      <SubmitButton className="mt-2 justify-self-start">
        <Trans>Send the request</Trans>
      </SubmitButton>
    </KeptForm>
  );
}

function ContactFields() {
  const { t } = useLingui();
  const { watch } = useFormContext<Fields>();
  return (
    <>
      <TextField name="name" label={t`Your name`} autoComplete="name" dir="auto" isUnpraised />
      <TextField
        name="email"
        label={t`Email address`}
        type="email"
        inputMode="email"
        autoComplete="email"
        isUnpraised
      />
      <RadioCards
        name="preferredContact"
        label={t`How may we reach you?`}
        columns={3}
        isUnpraised
        cards={[
          { value: 'email', label: t`By e-mail` },
          { value: 'phone', label: t`By phone` },
          { value: 'text', label: t`By text message` },
        ]}
      />
      <TextField
        name="phone"
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        isRequired={watch('preferredContact') !== 'email'}
        isUnpraised
      />
    </>
  );
}

function Urgency() {
  const { t } = useLingui();
  const { watch } = useFormContext<Fields>();
  return (
    <>
      <RadioCards
        name="urgency"
        label={t`When would it help?`}
        columns={3}
        isUnpraised
        cards={[
          { value: 'today', label: t`Today` },
          { value: 'this-week', label: t`This week` },
          { value: 'no-hurry', label: t`No hurry` },
        ]}
      />
      <div role="status" className="empty:hidden">
        {watch('urgency') === 'today' && <RightNow />}
      </div>
    </>
  );
}

/** A reason that the person can do something about is told; for all others there is one sentence. */
function useSendProblem(error: unknown): string | undefined {
  const { t, i18n } = useLingui();
  if (!error) return undefined;
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  const phrase = code === 'request.too_many' || code === 'request.invalid' ? phraseFor(error) : undefined;
  return phrase ? i18n._(phrase) : t`Failed to send request. Please try again.`;
}

/** For whoever cannot wait for our answer. */
function RightNow() {
  return (
    <Notice tone="warn" className="mb-3">
      <p>
        <Trans>
          We try, and cannot promise an hour. If you need somebody right now, call or text{' '}
          <TextLink href="tel:988">988</TextLink>, at any hour. If anybody is in danger, call{' '}
          <TextLink href="tel:911">911</TextLink>.
        </Trans>
      </p>
    </Notice>
  );
}
