import { NAME_MAX_LENGTH } from '@evenlight/contract/accounts';
import type { Brand } from '@evenlight/contract/brand';
import {
  CONTACT_SUBJECT_MAX_LENGTH,
  type ContactForm,
  type ContactUrgency,
  contactHours,
} from '@evenlight/contract/contact';
import type { z } from '@evenlight/contract/zod';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { CallAtOnce } from './call-at-once';

export type MessageFields = z.input<typeof ContactForm>;
type MessageLabels = Record<Exclude<keyof MessageFields, 'urgency'>, string>;

export function MessageFields({ labels }: { labels: MessageLabels }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="name" maxLength={NAME_MAX_LENGTH} dir="auto" />
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
        <TextField
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          hint={t`Optional. If you would rather be called.`}
        />
      </div>
      <TextField
        name="subject"
        label={labels.subject}
        autoComplete="off"
        maxLength={CONTACT_SUBJECT_MAX_LENGTH}
        dir="auto"
      />
      <TextArea
        name="message"
        label={labels.message}
        hint={t`As much or as little as you like. It is stored encrypted, and our team reads it.`}
        rows={6}
        dir="auto"
        isUnpraised
      />
    </>
  );
}

/** Each with what we promise. The last one is not left to a form. */
export function UrgencyField({ brand }: { brand: Brand }) {
  const { t } = useLingui();
  const { watch } = useFormContext<MessageFields>();
  const isEmergency = watch('urgency') === 'emergency';
  const within = (hours: number) => t`We answer within ${hours} hours.`;
  const cards: { value: ContactUrgency; label: string; description: string }[] = [
    { value: 'normal', label: t`Normal`, description: within(contactHours.normal) },
    { value: 'urgent', label: t`Urgent`, description: within(contactHours.urgent) },
    { value: 'emergency', label: t`Emergency`, description: t`Immediate. Calling is quicker still.` },
  ];
  return (
    <div className="group/urgency">
      <RadioCards name="urgency" label={t`How urgent is it?`} columns={3} isUnpraised cards={cards} />
      <div role="status" className="empty:hidden">
        {isEmergency && <CallAtOnce brand={brand} className="mb-3" />}
      </div>
      {/* Where no scripts run, the style sheet shows it; a page that came back with this choice shows it already. */}
      {!isEmergency && (
        <noscript>
          <CallAtOnce brand={brand} className="mb-3 hidden group-has-[input[value=emergency]:checked]/urgency:block" />
        </noscript>
      )}
    </div>
  );
}
