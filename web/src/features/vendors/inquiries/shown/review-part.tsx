// After the work: what the family says about it, and what the vendor replied.
import type { QuoteRequestId } from '@evenlight/contract/ids';
import type { Inquiry } from '@evenlight/contract/vendors/inquiries';
import { ReviewFields } from '@evenlight/contract/vendors/inquiries';
import { RATING_MAX, REVIEW_MAX_LENGTH, type VendorReview } from '@evenlight/contract/vendors/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { dayInWords } from '../../../../platform/dates';
import { fieldProblemsOf, phraseFor } from '../../../../platform/phrases';
import { useUser } from '../../../../platform/user';
import { Button } from '../../../../ui/base/button';
import { TextLink } from '../../../../ui/base/text-link';
import { Form } from '../../../../ui/forms/form';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextArea } from '../../../../ui/forms/text-area';
import { TextField } from '../../../../ui/forms/text-field';
import { Notice } from '../../../../ui/status/notice';
import { useStep } from '../queries';
import { StarsField } from './stars-field';

export function ReviewPart({ inquiry }: { inquiry: Inquiry }) {
  return (
    <div className="mt-6 border-line border-t pt-5">
      <WhatIsWritten inquiry={inquiry} />
    </div>
  );
}

function WhatIsWritten({ inquiry }: { inquiry: Inquiry }) {
  const { review, reviewedIn } = inquiry;
  if (review) return <OwnReview inquiry={inquiry} review={review} />;
  if (reviewedIn) return <WrittenBefore inquiry={inquiry} requestId={reviewedIn} />;
  return <ReviewForm inquiry={inquiry} />;
}

/** One review of a vendor for each person: who comes back finds the one that stands. */
function WrittenBefore({ inquiry, requestId }: { inquiry: Inquiry; requestId: QuoteRequestId }) {
  const { t } = useLingui();
  const { name } = inquiry.vendor;
  return (
    <>
      <p className="wrap-anywhere">{t`Your review of ${name} stands already, from the time before. Thank you for it.`}</p>
      <TextLink to={`/vendor-inquiries/${requestId}`} className="mt-1 inline-block">
        <Trans>See it, or take it back to write anew</Trans>
      </TextLink>
    </>
  );
}

const ReviewText = ReviewFields.extend({
  rating: z
    .string()
    .nullish()
    .transform((stars) => (stars ? Number(stars) : undefined))
    .pipe(ReviewFields.shape.rating),
});

function ReviewForm({ inquiry }: { inquiry: Inquiry }) {
  const { t, i18n } = useLingui();
  const { user } = useUser();
  const { mutate, isPending, error } = useStep(inquiry);
  const phrase = phraseFor(error);
  const { name } = inquiry.vendor;
  return (
    <>
      <h4 className="mb-1 wrap-anywhere text-lg">{t`How was the work of ${name}?`}</h4>
      <p className="mb-4 text-ink-2">
        <Trans>
          What you write stands on their page and helps the next family. They may reply. You need not write anything.
        </Trans>
      </p>
      <Form
        aria-label={t`Review of ${name}`}
        schema={ReviewText}
        defaultValues={{ rating: '', text: '', authorName: user?.firstName ?? '' }}
        busy={isPending}
        problem={phrase && i18n._(phrase)}
        fieldProblems={fieldProblemsOf(error)}
        onSubmit={(words) => mutate({ kind: 'review', words })}
      >
        <StarsField name="rating" label={t`Stars`} max={RATING_MAX} />
        <TextArea name="text" label={t`Your words`} rows={4} maxLength={REVIEW_MAX_LENGTH} />
        <TextField
          name="authorName"
          label={t`The name it stands under`}
          hint={t`Everybody can read it. A first name is enough.`}
          autoComplete="off"
          isUnpraised
        />
        <div>
          <SubmitButton size="small">
            <Trans>Publish the review</Trans>
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

function OwnReview({ inquiry, review }: { inquiry: Inquiry; review: VendorReview }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useStep(inquiry);
  const phrase = phraseFor(error);
  const { rating, text, authorName, writtenAt, reply } = review;
  const { name } = inquiry.vendor;
  const day = dayInWords(writtenAt, i18n);
  return (
    <>
      <h4 className="text-lg">
        <Trans>Your review</Trans>
      </h4>
      <p className="text-ink-2 text-sm">{t`${rating} of ${RATING_MAX} stars · ${authorName} · ${day}`}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
      {reply && (
        <figure className="mt-4 border-gold-fill border-s-2 ps-4">
          <figcaption className="wrap-anywhere text-ink-2 text-sm">{t`${name} replies:`}</figcaption>
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{reply.text}</blockquote>
        </figure>
      )}
      <Button
        variant="ghost"
        size="small"
        className="-ms-4 mt-2"
        aria-label={t`Take it back: the review of ${name}`}
        state={isPending ? 'loading' : 'idle'}
        onClick={() => mutate({ kind: 'remove-review' })}
      >
        <Trans context="review">Take it back</Trans>
      </Button>
      <div role="status" className="empty:hidden">
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
    </>
  );
}
