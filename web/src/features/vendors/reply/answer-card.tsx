// The vendor's answer: typed here, kept in this browser until it is sent, and open to change until the family chooses.
import type { OpenInquiry } from '@evenlight/contract/vendors/replies';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { today } from '../../../platform/dates';
import { useFormDraft, WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { DateField } from '../../../ui/forms/date-field';
import { Form } from '../../../ui/forms/form';
import { TextArea } from '../../../ui/forms/text-area';
import { Notice } from '../../../ui/status/notice';
import { AnswerDraft, AnswerForm, asSent, firstAnswer } from './answer-form';
import { PriceLines } from './price-lines';
import { type Reply, useReply } from './reply-queries';

type Props = { token: string; inquiry: OpenInquiry };

export function AnswerCard({ token, inquiry }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error, isSuccess } = useReply(token);
  const phrase = phraseFor(error);
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
        token={token}
        inquiry={inquiry}
        onReply={mutate}
        pending={isPending ? variables.kind : undefined}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
      />
    </Card>
  );
}

type FieldsProps = Props & {
  onReply: ReturnType<typeof useReply>['mutate'];
  pending: Reply['kind'] | undefined;
  problem: string | undefined;
  fieldProblems: Record<string, string>;
};

function AnswerFields({ inquiry, onReply, pending, problem, fieldProblems }: FieldsProps) {
  const { t } = useLingui();
  const { vendorName, sentAt, version } = inquiry;
  const draft = useFormDraft(`vendor-reply-${sentAt}-${vendorName}`, AnswerDraft);
  const { keep, forget } = draft;
  const onTyped = useCallback((typed: FieldValues) => void keep(typed), [keep]);
  const onSuccess = forget;
  return (
    <Form
      aria-labelledby="your-answer"
      className="mt-4"
      schema={AnswerForm}
      defaultValues={draft.kept ?? firstAnswer(inquiry)}
      busy={pending !== undefined}
      problem={problem}
      fieldProblems={fieldProblems}
      onSubmit={(typed) => onReply({ kind: 'answer', body: { ...asSent(typed), follows: version } }, { onSuccess })}
    >
      <WhileTyping onTyped={onTyped} />
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
            onDecline={(message) => onReply({ kind: 'decline', body: { message, follows: version } }, { onSuccess })}
          />
        )}
      </div>
    </Form>
  );
}

/** The words go along; prices that were begun need not be right for this. */
function CannotDoIt({ isPending, onDecline }: { isPending: boolean; onDecline: (message: string) => void }) {
  const { getValues } = useFormContext<AnswerForm>();
  return (
    <Button
      variant="secondary"
      className="max-sm:w-full"
      state={isPending ? 'loading' : 'idle'}
      onClick={() => onDecline(getValues('message').trim())}
    >
      <Trans>We cannot do this</Trans>
    </Button>
  );
}
