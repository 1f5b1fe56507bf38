// The vendor's answer: typed here, kept in this browser until it is sent, and open to change until the family chooses.
import type { OpenInquiry } from '@evenlight/contract/vendors/replies';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { KeptForm, useKeptForm } from '../../../parts/kept-form/kept-form';
import { today } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { DateField } from '../../../ui/forms/date-field';
import { TextArea } from '../../../ui/forms/text-area';
import { Notice } from '../../../ui/status/notice';
import { AnswerDraft, AnswerForm, asSent, firstAnswer } from './answer-form';
import { PriceLines } from './price-lines';
import { useReply } from './reply-queries';

type Props = { token: string; inquiry: OpenInquiry };

export function AnswerCard({ token, inquiry }: Props) {
  const { t } = useLingui();
  const mutation = useReply(token);
  const { isSuccess } = mutation;
  const { state, version, name } = inquiry;
  const thanks = useRef<HTMLDivElement>(null);
  // On a phone the button that was pressed is far below: without this nothing would tell that the answer went out.
  useEffect(() => {
    if (isSuccess && version > 0) thanks.current?.focus();
  }, [isSuccess, version]);
  return (
    <Card as="section" aria-labelledby="your-answer" className="mt-6">
      <h2 id="your-answer" className="text-2xl">
        {version > 0 ? <Trans>Change your answer</Trans> : <Trans>Your answer</Trans>}
      </h2>
      <div ref={thanks} role="status" tabIndex={-1} className="mt-3 scroll-mt-6 outline-none empty:hidden">
        {isSuccess && state === 'answered' && <Notice tone="ok">{t`Thank you. ${name} has your answer.`}</Notice>}
        {isSuccess && state === 'declined' && (
          <Notice tone="ok">{t`Thank you for saying so. ${name} knows that you cannot do this.`}</Notice>
        )}
      </div>
      <AnswerFields
        // After each answer the form shows what was answered.
        key={`${version} ${state}`}
        inquiry={inquiry}
        mutation={mutation}
      />
    </Card>
  );
}

type FieldsProps = Pick<Props, 'inquiry'> & { mutation: ReturnType<typeof useReply> };

function AnswerFields({ inquiry, mutation }: FieldsProps) {
  const { t } = useLingui();
  const { vendorName, sentAt, version } = inquiry;
  const pending = mutation.isPending ? mutation.variables.kind : undefined;
  return (
    <KeptForm
      aria-labelledby="your-answer"
      className="mt-4"
      name={`vendor-reply-${sentAt}-${vendorName}`}
      place="browser"
      schema={AnswerForm}
      typed={AnswerDraft}
      defaultValues={firstAnswer(inquiry)}
      mutation={mutation}
      inputOf={(typed) => ({ kind: 'answer' as const, body: { ...asSent(typed), follows: version } })}
    >
      <TextArea name="message" label={t`Your words to the family`} rows={4} />
      <PriceLines />
      <DateField name="validUntil" label={t`These prices hold until (optional)`} min={today()} isUnpraised />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" state={pending === 'answer' ? 'loading' : 'idle'}>
          {version > 0 ? <Trans>Send the changed answer</Trans> : <Trans>Send the answer</Trans>}
        </Button>
        {inquiry.state !== 'declined' && (
          <CannotDoIt
            isPending={pending === 'decline'}
            onDecline={(message) => mutation.mutateAsync({ kind: 'decline', body: { message, follows: version } })}
          />
        )}
      </div>
    </KeptForm>
  );
}

/** The words go along; prices that were begun need not be right for this. */
function CannotDoIt({
  isPending,
  onDecline,
}: {
  isPending: boolean;
  onDecline: (message: string) => Promise<unknown>;
}) {
  const { getValues } = useFormContext<AnswerForm>();
  const { forget } = useKeptForm();
  return (
    <Button
      variant="secondary"
      className="max-sm:w-full"
      state={isPending ? 'loading' : 'idle'}
      // Refused, the form says why.
      onClick={() => void onDecline(getValues('message').trim()).then(forget, () => undefined)}
    >
      <Trans>We cannot do this</Trans>
    </Button>
  );
}
