import type { VendorSearch } from '@evenlight/contract/vendors/search';
import type { FoundVendors } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { buttonLooks } from '../../../ui/base/button-looks';
import { classNames } from '../../../ui/base/class-names';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { AddressLink } from '../address/address-link';
import { addressWith, hasFilters, searchIn, type View, withFilters } from '../address/marketplace-address';
import { VendorList } from '../cards/vendor-list';
import { readingProblem } from '../reading-problem';
import { ResetLink } from './reset-link';
import { VendorPages } from './vendor-pages';

type Props = {
  search: VendorSearch;
  view: View;
  /** Undefined until the first answer is there. */
  found: FoundVendors | undefined;
  asking: { error: unknown; isFetching: boolean; isSlow: boolean; refetch: () => void };
};

export function Results({ search, view, found, asking }: Props) {
  const place = useRef<HTMLElement>(null);

  function content() {
    if (asking.error) return <Unreachable {...asking} hasAsked={hasFilters(search)} />;
    if (!found) return <SkeletonList rows={6} className="sm:grid-cols-2 lg:grid-cols-3" />;
    if (found.total === 0 && search.saved && !hasFilters(search)) return <NothingSaved />;
    if (found.total === 0) return <NothingFound canReset={hasFilters(search)} />;
    return (
      <>
        <VendorList vendors={found.vendors} view={view} marked={found.marked} />
        <VendorPages
          page={found.page}
          pages={found.pages}
          onTurn={() => {
            place.current?.scrollIntoView();
            place.current?.focus({ preventScroll: true });
          }}
        />
      </>
    );
  }

  return (
    <section
      ref={place}
      aria-labelledby="results-title"
      aria-busy={asking.isFetching}
      tabIndex={-1}
      className={classNames('grid grid-cols-1 gap-8 outline-none transition-opacity', asking.isSlow && 'opacity-50')}
    >
      <h2 id="results-title" className="sr-only">
        <Trans>Vendors</Trans>
      </h2>
      {content()}
    </section>
  );
}

function Unreachable({ error, isFetching, refetch, hasAsked }: Props['asking'] & { hasAsked: boolean }) {
  const { i18n } = useLingui();
  return (
    <ErrorState
      title={<Trans>The vendors could not be fetched</Trans>}
      safe={hasAsked && <Trans>Your search and filters are still here.</Trans>}
      next={i18n._(readingProblem(error))}
      retry={{ refetch, isFetching }}
    />
  );
}

function NothingFound({ canReset }: { canReset: boolean }) {
  return (
    <EmptyState
      icon={SearchX}
      level="h2"
      title={<Trans>No vendors found</Trans>}
      action={canReset && <ResetLink variant="secondary" />}
    >
      <Trans>Another word, or one filter less, often helps.</Trans>
    </EmptyState>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      icon={Heart}
      level="h2"
      title={<Trans>You have not saved a vendor yet</Trans>}
      action={
        <AddressLink
          change={(address) => addressWith(withFilters(searchIn(address), { saved: undefined }), address)}
          className={buttonLooks('secondary')}
        >
          <Trans>Show all vendors</Trans>
        </AddressLink>
      }
    >
      <Trans>Press the heart on a vendor to keep it here. You find it again on all your devices.</Trans>
    </EmptyState>
  );
}
