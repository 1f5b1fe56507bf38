// Venues to look through, on a map and in a list, with filters and one venue in full. Used by itself and inside planning.
import type { VenueOnDay } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { SkeletonList } from '../../ui/status/skeleton';
import { FiltersCard } from './filters/filters-card';
import { NothingFits } from './filters/nothing-fits';
import { VenuesUnreachable } from './filters/venues-unreachable';
import { type BrowsingProps, FoundVenues } from './found-venues';
import { asSeenBy, type OwnHold } from './own-hold';
import { useVenueSearch, useVenuesOnMap } from './queries';
import { useLooking } from './use-looking';

/** `dayNote`: what there is to say about the chosen day itself. */
export function VenueBrowser({ dayNote, ...props }: BrowsingProps & { dayNote?: ReactNode }) {
  const { filters, onFiltersChange, ownHold, firstAnswer } = props;
  const { t } = useLingui();
  const looking = useLooking();
  const box = useKeptFocus<HTMLElement>();
  const { data: latest, isPlaceholderData, isError, error, isFetching, refetch } = useVenueSearch(filters, firstAnswer);
  // Fifty markers and cards are drawn in small pieces, so that whoever is typing goes on typing.
  const data = useDeferredValue(latest);
  const day = isPlaceholderData ? undefined : filters.date;
  const found = useSeenVenues(data?.venues, day, ownHold);
  const onMap = useSeenVenues(useVenuesOnMap(filters, isPlaceholderData ? undefined : data), day, ownHold);

  function content() {
    if (isError) return <VenuesUnreachable error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
    if (!data) return <SkeletonList rows={4} />;
    if (data.total === 0) return <NothingFits search={filters} onChange={onFiltersChange} />;
    return (
      <FoundVenues
        {...props}
        {...looking}
        found={found}
        onMap={onMap.length > 0 ? onMap : found}
        page={data.page}
        pages={data.pages}
      />
    );
  }

  return (
    // A container: inside of planning there is less room than the screen is wide.
    <div className="@container grid grid-cols-1 gap-6">
      <FiltersCard
        search={filters}
        onChange={onFiltersChange}
        found={isError ? undefined : latest}
        cities={latest?.cities}
      />
      {dayNote}
      <section ref={box} aria-label={t`Venues`} aria-busy={isFetching} tabIndex={-1} className="outline-none">
        {content()}
      </section>
      <ShownNews name={looking.shown?.name} />
    </div>
  );
}

/** For those who hear the page: what a press on a marker has changed, elsewhere. */
function ShownNews({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  return (
    <p role="status" className="sr-only">
      {name && t`${name} is shown.`}
    </p>
  );
}

/** The venues as this family sees them; the same list as long as nothing has changed. */
function useSeenVenues(venues: readonly VenueOnDay[] | undefined, date: string | undefined, own: OwnHold | undefined) {
  return useMemo(() => venues?.map((venue) => asSeenBy(venue, date, own)) ?? [], [venues, date, own]);
}
