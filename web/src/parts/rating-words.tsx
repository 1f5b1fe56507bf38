import { Plural, Trans } from '@lingui/react/macro';

/** Out of five, and by how many. What is invented says so. */
export function RatingWords({ rating, reviews, isSample }: { rating: number; reviews: number; isSample: boolean }) {
  const points = rating.toFixed(1);
  return (
    <span>
      {isSample ? <Trans>Sample rating {points} of 5</Trans> : <Trans>{points} of 5</Trans>}
      <span className="text-ink-2">
        {' '}
        (<Plural value={reviews} one="# review" other="# reviews" />)
      </span>
    </span>
  );
}
