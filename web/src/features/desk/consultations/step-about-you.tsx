import { NAME_MAX_LENGTH } from '@evenlight/contract/accounts';
import { ConsultationForm } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { WhileTyping } from '../../../parts/kept-form/kept-fields';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import type { TypedBooking } from './typed-booking';

const AboutYou = ConsultationForm.pick({ clientName: true, clientEmail: true, clientPhone: true });

type Props = { typed: TypedBooking; onType: (change: Partial<TypedBooking>) => void };

export function StepAboutYou({ typed, onType }: Props) {
  const { t } = useLingui();
  const { clientName, clientEmail, clientPhone } = typed;
  const isFilled = clientName.trim() !== '' && clientEmail.trim() !== '';
  return (
    <Form
      aria-label={t`Your information`}
      schema={AboutYou}
      defaultValues={{ clientName, clientEmail, clientPhone }}
      onSubmit={(about) => onType({ ...about, step: 2 })}
    >
      <WhileTyping onTyped={onType} />
      <TextField
        name="clientName"
        label={t`Full name`}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        dir="auto"
        isUnpraised
      />
      <TextField
        name="clientEmail"
        label={t`Email address`}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t`The booking goes there, with a file for your calendar.`}
        isUnpraised
      />
      <TextField
        name="clientPhone"
        label={t`Phone number (optional)`}
        type="tel"
        autoComplete="tel"
        hint={t`Where we call you. Without it we write to you first.`}
        isUnpraised
      />
      <SubmitButton state="idle" aria-disabled={!isFilled || undefined} className="mt-2 justify-self-end">
        <Trans>Next</Trans>
      </SubmitButton>
    </Form>
  );
}
