// The questions of an answer, asked alike on the memorial and on the page behind a private link.
import { PARTY_MAX, RSVP_NOTE_MAX_LENGTH } from '@evenlight/contract/memorials/events';
import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { ownAnswers, peopleInWords } from './event-words';

export function useRsvpLabels() {
  const { t } = useLingui();
  return {
    name: t`Your name`,
    email: t`E-mail (optional)`,
    status: t`Will you come?`,
    partySize: t`How many people, with you`,
    note: t`A note for the family (optional)`,
  };
}

export function AnswerFields() {
  const { i18n } = useLingui();
  const labels = useRsvpLabels();
  const sizes = Array.from({ length: PARTY_MAX }, (_, place) => place + 1);
  return (
    <>
      <RadioCards
        name="status"
        label={labels.status}
        columns={3}
        cards={Object.entries(ownAnswers).map(([value, label]) => ({ value, label: i18n._(label) }))}
      />
      <SelectField
        name="partySize"
        label={labels.partySize}
        isUnpraised
        className="max-w-60"
        options={sizes.map((size) => ({ value: String(size), label: i18n._(peopleInWords(size)) }))}
      />
      <TextArea name="note" label={labels.note} rows={2} maxLength={RSVP_NOTE_MAX_LENGTH} />
    </>
  );
}
