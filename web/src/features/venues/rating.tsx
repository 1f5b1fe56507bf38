import type { Venue } from '@evenlight/contract/venues';
import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';

type Props = { venue: Pick<Venue, 'rating' | 'reviews' | 'isSample'> };

/** Out of five, and by how many. What is invented says so. */
export function Rating({ venue: { rating, reviews, isSample } }: Props) {
  if (rating === null)
    return (
      <p className="text-ink-2">
        <Trans>No reviews yet</Trans>
      </p>
    );
  const points = rating.toFixed(1);
  return (
    <p className="flex gap-1.5">
      <Star aria-hidden="true" className="mt-[0.25em] size-4 shrink-0 fill-gold-fill text-gold-fill" />
      <span>
        {isSample ? <Trans>Sample rating {points} of 5</Trans> : <Trans>{points} of 5</Trans>}
        <span className="text-ink-2">
          {' '}
          (<Plural value={reviews} one="# review" other="# reviews" />)
        </span>
      </span>
    </p>
  );
}
