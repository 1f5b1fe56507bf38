// The marketplace itself: what is asked, what was found, and what can be done with it.

import type { VendorSearch } from '@evenlight/contract/vendors/search';
import type { FoundVendors } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { buttonLooks } from '../../../ui/base/button-looks';
import { TextLink } from '../../../ui/base/text-link';
import { AddressLink } from '../address/address-link';
import { addressWith, hasFilters, searchIn, withFilters } from '../address/marketplace-address';
import { useAsk, useMarketplaceAddress } from '../address/use-marketplace-address';
import { CategoryTabs } from '../filters/category-tabs';
import { FiltersButton } from '../filters/filters-button';
import { SearchBar } from '../filters/search-bar';
import { type FirstFound, type FirstRecommended, useVendorSearch } from '../queries';
import { categoryNames, grouped } from '../words';
import { PromoCards } from './promo-cards';
import { Recommended } from './recommended';
import { ResetLink } from './reset-link';
import { Results } from './results';
import { useVendorActions } from './vendor-actions';
import { ViewSwitch } from './view-switch';

// Only for those who want to know more about one.
const VendorDialog = lazy(async () => {
  const { VendorDialog } = await import('../detail/vendor-dialog');
  return { default: VendorDialog };
});

type Props = { firstFound: FirstFound; firstRecommended: FirstRecommended };

export function Marketplace({ firstFound, firstRecommended }: Props) {
  const { userId } = useVendorActions();
  const { address, search, view, shownId, closeShown } = useMarketplaceAddress(userId !== undefined);
  const { ask, reset } = useAsk();
  const { data: latest, error, isFetching, isPlaceholderData, refetch } = useVendorSearch(search, firstFound);
  const isSlow = useIsSlow(isPlaceholderData);
  // Cards are drawn in small pieces, so that whoever is typing goes on typing.
  const found = useDeferredValue(latest);
  // Whoever looks for something wants to see it found; what we would recommend comes after it.
  const recommended = !search.saved && <Recommended search={search} first={firstRecommended} />;
  const count = latest && <CountLine found={latest} category={search.category} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <SearchBar address={address} search={search} ask={ask}>
        <FiltersButton search={search} ask={ask} reset={reset} count={count} cities={latest?.cities} />
      </SearchBar>
      <CategoryTabs chosen={search.category ?? 'all'} found={latest} />
      {userId && <OwnThings isShowingSaved={search.saved ?? false} />}
      {!hasFilters(search) && recommended}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">
          <p className="font-semibold">{isSlow ? <Trans>Searching…</Trans> : !error && count}</p>
          {!isSlow && latest?.correctedTo && latest.total > 0 && <Corrected to={latest.correctedTo} />}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {hasFilters(search) && <ResetLink variant="ghost" size="small" />}
          <ViewSwitch view={view} />
        </div>
      </div>
      <Results
        search={search}
        view={view}
        found={found}
        asking={{ error, isFetching, isSlow, refetch: () => void refetch() }}
      />
      {hasFilters(search) && recommended}
      <PromoCards shown={error ? [] : found?.vendors} />
      {shownId && (
        <Suspense>
          <VendorDialog key={shownId} vendorId={shownId} onClose={closeShown} />
        </Suspense>
      )}
    </div>
  );
}

/** For whoever is signed in: what they saved, and whom they asked. */
function OwnThings({ isShowingSaved }: { isShowingSaved: boolean }) {
  const { savedIds } = useVendorActions();
  const count = grouped(savedIds.length);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <AddressLink
        change={(address) => {
          const saved = isShowingSaved ? undefined : true;
          return addressWith(withFilters(searchIn(address), { saved }), address);
        }}
        aria-current={isShowingSaved ? 'true' : undefined}
        className={buttonLooks('secondary', 'small', 'aria-[current]:border-pine aria-[current]:bg-pine-soft')}
      >
        <Heart aria-hidden="true" className="size-4.5" />
        <Trans>View Saved ({count})</Trans>
      </AddressLink>
      <TextLink to="/vendor-inquiries">
        <Trans>Your inquiries</Trans>
      </TextLink>
    </div>
  );
}

function Corrected({ to }: { to: string }) {
  const { t } = useLingui();
  return <p className="text-ink-2 text-sm">{t`Showing results for “${to}”.`}</p>;
}

// Sooner than this, an answer needs no word that it is on its way.
const SLOW_MS = 300;

/** Whether something has been under way long enough to say so. */
function useIsSlow(isUnderWay: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsLate(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isLate;
}

type Counted = { found: Pick<FoundVendors, 'total' | 'outOf' | 'estimated'>; category: VendorSearch['category'] };

function CountLine({ found, category }: Counted) {
  const { t, i18n } = useLingui();
  const number = grouped(found.total);
  const total = found.estimated.includes(category ?? 'all') ? t`about ${number}` : number;
  const outOf = grouped(found.outOf);
  if (!category)
    return (
      <Trans>
        Showing {total} of {outOf} vendors
      </Trans>
    );
  const name = i18n._(categoryNames[category]);
  return (
    <Trans>
      Showing {total} of {outOf} vendors in {name}
    </Trans>
  );
}
