// After the work: what the family says about it, and what the vendor replied.
import type { QuoteRequestId } from '@evenlight/contract/ids';
import type { Inquiry } from '@evenlight/contract/vendors/inquiries';
import { RATING_MAX, type VendorReview } from '@evenlight/contract/vendors/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../../parts/refusal';
import { dayInWords } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { TextLink } from '../../../../ui/base/text-link';
import { theirWords } from '../../../../ui/base/their-words';
import { useStep } from '../queries';
import { Question } from './question';
import { ReviewForm } from './review-form';

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

function OwnReview({ inquiry, review }: { inquiry: Inquiry; review: VendorReview }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useStep(inquiry);
  const { rating, text, authorName, writtenAt, reply } = review;
  const { name } = inquiry.vendor;
  const day = dayInWords(writtenAt, i18n);
  return (
    <>
      <h4 className="text-lg">
        <Trans>Your review</Trans>
      </h4>
      <p className="text-ink-2 text-sm">{t`${rating} of ${RATING_MAX} stars · ${authorName} · ${day}`}</p>
      <p {...theirWords} className="mt-2 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {reply && (
        <figure className="mt-4 border-gold-fill border-s-2 ps-4">
          <figcaption className="wrap-anywhere text-ink-2 text-sm">{t`${name} replies:`}</figcaption>
          <blockquote {...theirWords} className="mt-1 wrap-anywhere whitespace-pre-line">
            {reply.text}
          </blockquote>
        </figure>
      )}
      <Question
        title={t`Take back your review of ${name}?`}
        description={
          reply
            ? t`It goes from their page, and their reply with it. You can write anew at any time.`
            : t`It goes from their page. You can write anew at any time.`
        }
        goAhead={<Trans context="review">Take it back</Trans>}
        onGoAhead={() => mutate({ kind: 'remove-review' })}
        trigger={
          <Button
            variant="ghost"
            size="small"
            className="-ms-4 mt-2"
            aria-label={t`Take it back: the review of ${name}`}
            state={isPending ? 'loading' : 'idle'}
          >
            <Trans context="review">Take it back</Trans>
          </Button>
        }
      />
      <Refusal error={error} />
    </>
  );
}
