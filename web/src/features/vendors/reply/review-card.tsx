import { type OpenInquiry, replyToReview } from '@evenlight/contract/vendors/replies';
import { RATING_MAX, type VendorReview } from '@evenlight/contract/vendors/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { dayInWords } from '../../../platform/dates';
import { useFormDraft, WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Card } from '../../../ui/base/card';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { Notice } from '../../../ui/status/notice';
import { useReply } from './reply-queries';

type Props = { token: string; inquiry: OpenInquiry; review: VendorReview };

const ReplyText = replyToReview.body.pick({ text: true });
const ReplyDraft = z.object({ text: z.string() });

/** What the family wrote about the work, and the vendor's reply to it. */
export function ReviewCard({ token, inquiry, review }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error, isSuccess } = useReply(token);
  const { kept, keep, forget } = useFormDraft(`vendor-reply-${review.id}`, ReplyDraft);
  const onTyped = useCallback((typed: FieldValues) => void keep(typed), [keep]);
  const phrase = phraseFor(error);
  const { rating, text, authorName, writtenAt, reply } = review;
  const day = dayInWords(writtenAt, i18n);
  const { vendorName } = inquiry;
  return (
    <Card as="section" aria-labelledby="review" className="mt-6">
      <h2 id="review" className="text-2xl">
        <Trans>What the family wrote about your work</Trans>
      </h2>
      <p className="mt-2 text-ink-2 text-sm">{t`${rating} of ${RATING_MAX} stars · ${authorName} · ${day}`}</p>
      <p className="mt-2 mb-5 wrap-anywhere whitespace-pre-line">{text}</p>
      <div role="status" className="mb-4 empty:hidden">
        {isSuccess && <Notice tone="ok">{t`Your reply stands under the review on the page of ${vendorName}.`}</Notice>}
      </div>
      <Form
        aria-label={t`Your reply to the review`}
        schema={ReplyText}
        defaultValues={kept ?? { text: reply?.text ?? '' }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(typed) => mutate({ kind: 'reply', text: typed.text }, { onSuccess: forget })}
      >
        <WhileTyping onTyped={onTyped} />
        <TextArea name="text" label={t`Your reply`} hint={t`Everybody can read it under the review.`} rows={3} />
        <div>
          <SubmitButton>{reply ? <Trans>Change the reply</Trans> : <Trans>Publish the reply</Trans>}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
