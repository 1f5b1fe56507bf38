// A last look: what is to be said beforehand, how soon, and everything that was chosen.
import { localPhone } from '@evenlight/contract/brand';
import { ConsultationForm, consultationUrgencies, isCallBackToday } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { WhileTyping } from '../../../parts/kept-form/kept-fields';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Fact } from '../../../ui/base/fact';
import { Form } from '../../../ui/forms/form';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { typeNames, urgencyNames, urgencyPromises } from './booking-words';
import { CallBackToday } from './call-back-today';
import type { TypedBooking } from './typed-booking';
import { instantOf, whenInWords } from './when-in-words';

const LastWords = ConsultationForm.pick({ message: true, urgency: true });

type Props = {
  typed: TypedBooking;
  phone: string;
  isSending: boolean;
  error: unknown;
  onType: (change: Partial<TypedBooking>) => void;
  onSend: () => void;
};

export function StepSend({ typed, phone, isSending, error, onType, onSend }: Props) {
  const { t, i18n } = useLingui();
  const { message, urgency } = typed;
  const problem = useProblem(error, phone);
  return (
    <Form
      aria-label={t`Your message, and a last look`}
      schema={LastWords}
      defaultValues={{ message, urgency }}
      busy={isSending}
      problem={problem}
      onSubmit={onSend}
    >
      <WhileTyping onTyped={onType} />
      <TextArea
        name="message"
        label={t`What you would like to say beforehand (optional)`}
        hint={t`As much or as little as you like. The person who contacts you reads it; it is stored encrypted.`}
        dir="auto"
        isUnpraised
      />
      <RadioCards
        name="urgency"
        label={t`How urgent is it?`}
        isUnpraised
        cards={consultationUrgencies.map((value) => ({
          value,
          label: i18n._(urgencyNames[value]),
          description: i18n._(urgencyPromises[value]),
        }))}
      />
      <div role="status" className="mb-3 empty:hidden">
        {isCallBackToday(typed) && <CallBackToday phone={phone} hasNumber={typed.clientPhone !== ''} />}
      </div>
      <Summary typed={typed} />
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onClick={() => onType({ step: 2 })}>
          <Trans>Back</Trans>
        </Button>
        <SubmitButton>
          <Trans>Schedule Consultation</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

/** With our number: the message beside the dialog names it too, but nobody who works with a screen reader gets there. */
function useProblem(error: unknown, phone: string): string | undefined {
  const { t, i18n } = useLingui();
  const reason = phraseFor(error);
  if (!reason) return undefined;
  const number = localPhone(phone);
  return `${i18n._(reason)} ${t`Our number is ${number}.`}`;
}

function Summary({ typed }: { typed: TypedBooking }) {
  const { t, i18n } = useLingui();
  const { here, there } = whenInWords(instantOf(typed.preferredDate, typed.preferredTime), i18n);
  return (
    <section aria-labelledby="booking-summary" className="rounded-md bg-mist px-4 py-4">
      <h3 id="booking-summary" className="text-lg">
        <Trans>Your talk</Trans>
      </h3>
      <dl className="mt-2 grid gap-2.5 sm:grid-cols-2">
        <Fact label={t`When`}>
          {here}
          {there && (
            <span className="block text-ink-2">
              <Trans>On your clock: {there}</Trans>
            </span>
          )}
        </Fact>
        <Fact label={t`Kind of talk`}>{i18n._(typeNames[typed.consultationType])}</Fact>
        <Fact label={t`Full name`}>
          <bdi>{typed.clientName}</bdi>
        </Fact>
        <Fact label={t`Email address`}>{typed.clientEmail}</Fact>
        {typed.clientPhone !== '' && (
          <Fact label={t`Phone number`}>
            <bdi dir="ltr">{typed.clientPhone}</bdi>
          </Fact>
        )}
        <Fact label={t`Urgency`}>
          {i18n._(urgencyNames[typed.urgency])}. {i18n._(urgencyPromises[typed.urgency])}.
        </Fact>
      </dl>
    </section>
  );
}
