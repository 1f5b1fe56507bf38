// Saying whether one comes. It works where no scripts run: the browser then posts it by itself.
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { type FormAnswer, phraseOfRefusal, unscriptedFor } from '../../../platform/form-answer';
import { DecoyField } from '../../../ui/forms/decoy-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { NotSent } from '../not-sent';
import { useAnswerEvent } from './queries';
import { AnswerFields, useRsvpLabels } from './rsvp-fields';
import { RSVP_INTENT, RsvpInput } from './rsvp-input';
import { RsvpOutcome } from './rsvp-outcome';

type Props = {
  memorial: Pick<Memorial, 'id' | 'address'>;
  event: MemorialEvent;
  /** Of this gathering's form alone. */
  answer: FormAnswer | undefined;
};

const atFirst = { name: '', email: '', status: 'attending', partySize: '1', note: '', website: '' } as const;

export function RsvpForm({ memorial, event, answer }: Props) {
  const { i18n, t } = useLingui();
  const labels = useRsvpLabels();
  const mutation = useAnswerEvent(memorial.id, event.id);
  const { data, error } = mutation;
  if (data) return <RsvpOutcome rsvp={data} token={data.token} />;

  const refusal = answer && !answer.refusal.fields ? phraseOfRefusal(answer.refusal) : undefined;
  return (
    <KeptForm
      id={`answer-${event.id}`}
      // A page that is drawn again after a refusal begins at this form.
      action={`?tab=events#answer-${event.id}`}
      className="scroll-mt-4"
      aria-label={t`Answer: ${event.title}`}
      schema={RsvpInput}
      defaultValues={atFirst}
      mutation={mutation}
      inputOf={(answer, idempotencyKey) => ({ ...answer, address: memorial.address, idempotencyKey })}
      problem={!error && refusal ? i18n._(refusal) : undefined}
      unscripted={unscriptedFor(RSVP_INTENT, labels, answer)}
    >
      <input type="hidden" name="eventId" value={event.id} />
      <TextField name="name" label={labels.name} autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        hint={t`We send you a private link, so that you can change your answer. Only the family sees the address.`}
        autoComplete="email"
      />
      <AnswerFields />
      <DecoyField name="website" />
      <NotSent leadsBySecret />
      <SubmitButton className="max-sm:w-full sm:justify-self-start">
        <Trans>Send my answer</Trans>
      </SubmitButton>
    </KeptForm>
  );
}
