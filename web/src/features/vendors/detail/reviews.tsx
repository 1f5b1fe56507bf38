import type { VendorReview } from '@evenlight/contract/vendors/reviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { theirWords } from '../../../ui/base/their-words';
import { Stars } from '../cards/vendor-rating';

/** What families wrote, each with the vendor's reply. Only whoever had work done can write. */
export function Reviews({ reviews }: { reviews: readonly VendorReview[] }) {
  return (
    <section aria-labelledby="reviews-title" className="border-line border-t pt-6">
      <h3 id="reviews-title" className="text-xl">
        <Trans>Reviews</Trans>
      </h3>
      <p className="mt-1 text-ink-2 text-sm">
        <Trans>Only families whose inquiry led to completed work can write one.</Trans>
      </p>
      {reviews.length === 0 ? (
        <p className="mt-4">
          <Trans>No reviews yet</Trans>
        </p>
      ) : (
        <ul className="mt-4 grid gap-5">
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Review({ review: { rating, text, authorName, writtenAt, reply, isSample } }: { review: VendorReview }) {
  const { i18n } = useLingui();
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={rating} />
        <span>
          <Trans>{rating} of 5</Trans>
        </span>
        <bdi translate="no" className="font-semibold">
          {authorName}
        </bdi>
        <span className="text-ink-2 text-sm">{dayInWords(writtenAt, i18n)}</span>
        {isSample && (
          <Badge tone="line">
            <Trans>Sample review</Trans>
          </Badge>
        )}
      </p>
      <p {...theirWords} className="whitespace-pre-line">
        {text}
      </p>
      {reply && (
        <div className="ms-4 border-line-strong border-s-2 ps-4">
          <p className="text-ink-2 text-sm">
            <Trans>Reply from the vendor</Trans>
          </p>
          <p {...theirWords} className="whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
    </li>
  );
}
