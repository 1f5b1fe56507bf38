import type { Venue } from '@evenlight/contract/venues';
import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { RatingWords } from '../../parts/rating-words';

type Props = { venue: Pick<Venue, 'rating' | 'reviews' | 'isSample'> };

/** Out of five, and by how many. What is invented says so. */
export function Rating({ venue: { rating, reviews, isSample } }: Props) {
  if (rating === null)
    return (
      <p className="text-ink-2">
        <Trans>No reviews yet</Trans>
      </p>
    );
  return (
    <p className="flex gap-1.5">
      <Star aria-hidden="true" className="mt-[0.25em] size-4 shrink-0 fill-gold-fill text-gold-fill" />
      <RatingWords rating={rating} reviews={reviews} isSample={isSample} />
    </p>
  );
}
