// Saying whether one comes. It works where no scripts run: the browser then posts it by itself.
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormAnswer, phraseOfRefusal, unscriptedFor } from '../../../platform/form-answer';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { useWishKey } from '../../../platform/wish-key';
import { DecoyField } from '../../../ui/forms/decoy-field';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { NotSent } from '../not-sent';
import { useAnswerEvent } from './queries';
import { AnswerFields, useRsvpLabels } from './rsvp-fields';
import { RsvpOutcome } from './rsvp-outcome';
import { RSVP_INTENT, RsvpWish } from './rsvp-wish';

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
  const keyOf = useWishKey();
  const { mutate, isPending, error, data } = useAnswerEvent(memorial.id, event.id);
  if (data) return <RsvpOutcome rsvp={data} token={data.token} />;

  const refusal = answer && !answer.refusal.fields ? phraseOfRefusal(answer.refusal) : undefined;
  const phrase = phraseFor(error) ?? refusal;
  return (
    <Form
      id={`answer-${event.id}`}
      // A page that is drawn again after a refusal begins at this form.
      action={`?tab=events#answer-${event.id}`}
      className="scroll-mt-4"
      aria-label={t`Answer: ${event.title}`}
      schema={RsvpWish}
      defaultValues={atFirst}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      unscripted={unscriptedFor(RSVP_INTENT, labels, answer)}
      onSubmit={(wish) => mutate({ ...wish, address: memorial.address, sendKey: keyOf(wish) })}
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
    </Form>
  );
}
