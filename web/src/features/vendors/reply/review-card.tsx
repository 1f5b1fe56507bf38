import { type OpenInquiry, replyToReview } from '@evenlight/contract/vendors/replies';
import { RATING_MAX, type VendorReview } from '@evenlight/contract/vendors/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { dayInWords } from '../../../platform/dates';
import { Card } from '../../../ui/base/card';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { Notice } from '../../../ui/status/notice';
import { useReply } from './reply-queries';

type Props = { token: string; inquiry: OpenInquiry; review: VendorReview };

const ReplyText = replyToReview.body.pick({ text: true });

/** What the family wrote about the work, and the vendor's reply to it. */
export function ReviewCard({ token, inquiry, review }: Props) {
  const { t, i18n } = useLingui();
  const mutation = useReply(token);
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
        {mutation.isSuccess && (
          <Notice tone="ok">{t`Your reply stands under the review on the page of ${vendorName}.`}</Notice>
        )}
      </div>
      <KeptForm
        aria-label={t`Your reply to the review`}
        name={`vendor-reply-${review.id}`}
        place="browser"
        schema={ReplyText}
        defaultValues={{ text: reply?.text ?? '' }}
        mutation={mutation}
        inputOf={(typed) => ({ kind: 'reply' as const, text: typed.text })}
      >
        <TextArea name="text" label={t`Your reply`} hint={t`Everybody can read it under the review.`} rows={3} />
        <div>
          <SubmitButton>{reply ? <Trans>Change the reply</Trans> : <Trans>Publish the reply</Trans>}</SubmitButton>
        </div>
      </KeptForm>
    </Card>
  );
}
