import type { VendorSearch } from '@evenlight/contract/vendors/search';
import type { RecommendationReason, Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { Card } from '../../../ui/base/card';
import { DetailsLink, SaveButton } from '../cards/card-buttons';
import { ListedPrice } from '../cards/listed-price';
import { VendorBadges } from '../cards/vendor-badges';
import { VendorRating } from '../cards/vendor-rating';
import { type FirstRecommended, useRecommended } from '../queries';
import { categoryNames } from '../words';
import { useVendorActions } from './vendor-actions';

type Props = { search: VendorSearch; first: FirstRecommended };

/** Three that suit the person's plan, and why. Only for whoever is signed in. */
export const Recommended = memo(function Recommended({ search, first }: Props) {
  const { userId } = useVendorActions();
  const { page: _, ...filters } = search;
  const { data } = useRecommended(userId, filters, first);
  if (!userId || !data || data.length === 0) return null;
  return (
    <section aria-labelledby="recommended-title">
      <h2 id="recommended-title" className="text-2xl">
        <Trans>Recommended for You</Trans>
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        {data.some(({ reasons }) => reasons.length > 0) ? (
          <Trans>Chosen by your newest plan. Nobody can pay to stand here.</Trans>
        ) : (
          <Trans>
            The first of the list below. Once you have a plan, we choose by your tradition, city and budget.
          </Trans>
        )}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-3">
        {data.map(({ vendor, reasons }) => (
          <RecommendedVendor key={vendor.id} vendor={vendor} reasons={reasons} />
        ))}
      </ul>
    </section>
  );
});

function RecommendedVendor({ vendor, reasons }: { vendor: Vendor; reasons: readonly RecommendationReason[] }) {
  const { t, i18n } = useLingui();
  const { savedIds } = useVendorActions();
  const city = vendor.location;
  const words: Record<RecommendationReason, string> = {
    tradition: t`Serves families of your tradition`,
    city: t`In ${city}, near your venue`,
    budget: t`Within your budget`,
    'answers-in-time': t`Answers in time for your date`,
  };
  return (
    <Card as="li" tone="mist" className="relative flex flex-col gap-2 text-sm">
      <SaveButton vendor={vendor} isSaved={savedIds.includes(vendor.id)} className="absolute end-3 top-3" />
      <div className="grid gap-2 pe-10">
        <VendorBadges vendor={vendor} />
        <h3 translate="no" className="text-xl">
          {vendor.name}
        </h3>
        <p className="text-ink-2">
          {i18n._(categoryNames[vendor.category])} · <ListedPrice vendor={vendor} />
        </p>
      </div>
      <VendorRating vendor={vendor} />
      <ul className="grid gap-0.5 empty:hidden">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-1.5">
            <Check aria-hidden="true" className="mt-[0.25em] size-4 shrink-0 text-ok" />
            {words[reason]}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <DetailsLink vendor={vendor} />
      </div>
    </Card>
  );
}
