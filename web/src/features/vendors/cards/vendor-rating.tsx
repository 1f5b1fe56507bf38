import { RATING_MAX } from '@evenlight/contract/vendors/reviews';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { RatingWords } from '../../../parts/rating-words';

type Props = { vendor: Pick<Vendor, 'rating' | 'reviewCount' | 'isSample'> };

/** Five stars and the same in words. No review, no stars. */
export function VendorRating({ vendor: { rating, reviewCount, isSample } }: Props) {
  if (rating === null || reviewCount === 0)
    return (
      <p className="text-ink-2">
        <Trans>No reviews yet</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Stars rating={rating} />
      <RatingWords rating={rating} reviews={reviewCount} isSample={isSample} />
    </p>
  );
}

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z';
const STAR_WIDTH = 24;
const places = Array.from({ length: RATING_MAX }, (_, index) => index * STAR_WIDTH);

/** Filled as far as the rating goes: the inner drawing ends there. */
export function Stars({ rating }: { rating: number }) {
  const row = places.map((place) => <path key={place} d={STAR} transform={`translate(${place} 0)`} />);
  return (
    <svg viewBox={`0 0 ${RATING_MAX * STAR_WIDTH} 24`} aria-hidden="true" className="h-4.5 shrink-0">
      <g className="fill-none stroke-1 stroke-gold-fill">{row}</g>
      <svg width={rating * STAR_WIDTH} height="24" overflow="hidden" aria-hidden="true">
        <g className="fill-gold-fill">{row}</g>
      </svg>
    </svg>
  );
}
