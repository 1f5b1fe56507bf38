// Writing into the guestbook. What is typed is kept in this tab until it is stored. The same form posts by itself where
// no scripts run, and through the API where they do.
import { GUEST_NAME_MAX_LENGTH, NewEntry, RsvpStatus } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { CallFailed } from '../../../platform/call';
import { type FormAnswer, phraseOfRefusal, unscriptedFor } from '../../../platform/form-answer';
import { phraseFor } from '../../../platform/phrases';
import { unsentKeyOf } from '../../../platform/unsent-key';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DecoyField } from '../../../ui/forms/decoy-field';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { toasts } from '../../../ui/overlays/toast-store';
import { NotSent } from '../not-sent';
import { useFailureToast } from '../use-failure-toast';
import { PhotoField } from './photo-field';
import { useSign } from './queries';
import { SaidSigned } from './said-signed';
import { readSaid, SIGN_INTENT, type Signed } from './sign-from-form';

type Props = {
  memorial: Pick<Memorial, 'id' | 'address'>;
  answer: FormAnswer | undefined;
  said: string | undefined;
  onSigned?: () => void;
};

const empty = {
  authorName: '',
  authorEmail: '',
  message: '',
  isRsvp: false,
  rsvpStatus: null,
  photoTicket: '',
  website: '',
};

/** May be unfinished in any field. A photo stays behind: its ticket runs out. */
const TypedEntry = z
  .object({
    authorName: z.string(),
    authorEmail: z.string(),
    message: z.string(),
    isRsvp: z.boolean(),
    rsvpStatus: RsvpStatus.nullable(),
  })
  .partial();

export function SignForm({ memorial, answer, said, onSigned }: Props) {
  const { t } = useLingui();
  const { id, address } = memorial;
  const name = `unsent-entry-${id}` as const;
  // Static pages are for visitors alone; `app/static-pages/keep-words.ts` keeps the same there.
  const keptAs = unsentKeyOf(name, null);
  const mutation = useSign(id);
  const failure = useFailureToast();
  const [signed, setSigned] = useState<(Signed & { times: number }) | null>(null);
  // Words that are sent now would go without their photo.
  const [isPhotoOnItsWay, setIsPhotoOnItsWay] = useState(false);
  const problem = useProblem(mutation.error, answer);
  const labels = { authorName: t`Name`, authorEmail: t`Email`, message: t`Message` };

  return (
    <>
      <SaidSigned signed={signed ?? readSaid(said)} times={signed?.times ?? 0} keptAs={keptAs} />
      <KeptForm
        // What was sent is with the family; the next words begin on an empty page.
        key={signed?.times ?? 0}
        aria-label={t`Sign the guestbook`}
        data-kept-as={keptAs}
        name={name}
        schema={NewEntry}
        typed={TypedEntry}
        defaultValues={empty}
        mutation={mutation}
        inputOf={(entry, idempotencyKey) => ({ ...inputOf(entry), address, idempotencyKey })}
        problem={problem ?? null}
        unscripted={unscriptedFor(SIGN_INTENT, labels, answer)}
        onStored={({ status, isWorrying }) => {
          setSigned((before) => ({ status, isWorrying, times: (before?.times ?? 0) + 1 }));
          failure.close();
          toasts.show({ title: <Trans>Message Added</Trans> });
          onSigned?.();
        }}
        onRefused={() =>
          failure.show({
            title: <Trans>Error Adding Message</Trans>,
            description: <Trans>There was an error adding your message. Please try again.</Trans>,
          })
        }
      >
        <WordsFields labels={labels} />
        <Coming />
        <PhotoField memorialId={id} address={address} onSending={setIsPhotoOnItsWay} />
        <DecoyField name="website" />
        <NotSent />
        <div className="mt-2">
          <SubmitButton aria-disabled={isPhotoOnItsWay}>
            <Trans>Add your message</Trans>
          </SubmitButton>
        </div>
      </KeptForm>
    </>
  );
}

/** Without a photo the field is empty. */
function inputOf(entry: z.infer<typeof NewEntry>) {
  return { ...entry, photoTicket: entry.photoTicket || null };
}

type LabelsProps = { labels: { authorName: string; authorEmail: string; message: string } };

function WordsFields({ labels }: LabelsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="authorName"
        label={labels.authorName}
        autoComplete="name"
        maxLength={GUEST_NAME_MAX_LENGTH}
        dir="auto"
      />
      <TextArea name="message" label={labels.message} rows={5} dir="auto" />
      <TextField
        name="authorEmail"
        type="email"
        label={labels.authorEmail}
        hint={t`Optional. Only the family sees it, and can thank you.`}
        autoComplete="email"
      />
    </>
  );
}

/** Asked only when ticked; shown by the style sheet, so that it works without scripts. */
function Coming() {
  const { t } = useLingui();
  return (
    <div className="group/coming grid gap-3">
      <CheckboxField name="isRsvp" label={t`I would like to say whether I can come`} />
      <RadioCards
        name="rsvpStatus"
        label={t`Will you come?`}
        columns={3}
        isUnpraised
        cards={[
          { value: 'attending', label: t`I will come` },
          { value: 'maybe', label: t`Perhaps` },
          { value: 'not_attending', label: t`I cannot come` },
        ]}
        className="hidden group-has-[input[name=isRsvp]:checked]/coming:block"
      />
    </div>
  );
}

/** Where the reason is known it is told; in any case nothing that was typed is gone. */
function useProblem(error: unknown, answer: FormAnswer | undefined): string | undefined {
  const { t, i18n } = useLingui();
  const refusal = answer?.intent === SIGN_INTENT ? answer.refusal : undefined;
  const code = error instanceof CallFailed ? error.problem?.code : refusal?.code;
  if (!error && !refusal) return undefined;
  // The fields say the rest.
  if (code === 'request.invalid') return undefined;
  if (!code || code === 'server.failed')
    return t`Error Adding Message: There was an error adding your message. Please try again.`;
  const phrase = error ? phraseFor(error) : refusal && phraseOfRefusal(refusal);
  return phrase && i18n._(phrase);
}
