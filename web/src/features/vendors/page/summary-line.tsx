import type { Returned } from '@evenlight/contract/endpoint';
import type { getVendorSummary } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { grouped } from '../words';

type Props = {
  summary: Returned<typeof getVendorSummary>;
  /** Some of what was counted is invented. */
  hasSamples: boolean;
};

/** Counted from what is stored; what there is nothing to say about is left out. */
export function SummaryLine({ summary, hasSamples }: Props) {
  const { averageRating, servesAllTraditions } = summary;
  const [verified, listed] = [grouped(summary.verified), grouped(summary.listed)];
  const average = averageRating?.toFixed(1);
  return (
    <ul className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-ink-2 empty:hidden">
      {summary.verified > 0 && (
        <li>
          <Trans>{verified}+ verified vendors</Trans>
        </li>
      )}
      {summary.listed > summary.verified && (
        <li>
          <Trans>{listed} listed in all</Trans>
        </li>
      )}
      {average && (
        <li>
          <Trans>{average} average rating</Trans>
        </li>
      )}
      {servesAllTraditions && (
        <li>
          <Trans>All faith traditions</Trans>
        </li>
      )}
      {hasSamples && (
        <li className="text-sm">
          <Trans>Counted from sample listings</Trans>
        </li>
      )}
    </ul>
  );
}
