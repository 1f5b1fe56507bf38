import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { useEffect, useRef } from 'react';
import { isCalm } from '../../../ui/base/is-calm';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { SkeletonList } from '../../../ui/status/skeleton';
import { type VenueSearch, withFilters } from '../filters/filter-address';
import { asSeenBy, type OwnHold } from '../own-hold';
import { undecided, useVenue } from '../queries';
import { RetryNotice } from '../retry-notice';
import { VenueDetail } from './venue-detail';

type Props = {
  venueId: VenueId;
  /** What the list knows of it, until its own answer is there. */
  known: VenueOnDay | undefined;
  /** Asked for just now, and under the map or the list, perhaps out of sight. */
  comesIntoView: boolean;
  filters: VenueSearch;
  onFiltersChange: (filters: VenueSearch) => void;
  selectedVenueId: VenueId | undefined;
  onSelect: (venue: VenueOnDay, date: string | undefined) => void;
  onShow: (venue: VenueOnDay) => void;
  ownHold?: OwnHold | undefined;
  isForSavedPlan?: boolean | undefined;
  way?: Way | undefined;
};

export function ShownVenue({ venueId, known, comesIntoView, filters, ...props }: Props) {
  const { onFiltersChange, selectedVenueId, onSelect, onShow, ownHold, isForSavedPlan, way } = props;
  const { date, faithTradition } = filters;
  const { data, error, isFetching, refetch } = useVenue(venueId, date, known);
  // Without an answer of its own, what the list knows is still worth reading.
  const venue = data ?? (known && undecided(known));
  const top = useComeIntoView(venueId, comesIntoView);
  const box = useKeptFocus<HTMLDivElement>();
  const unread = error && <RetryNotice error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <div ref={top} className="scroll-mb-48" />
      {venue ? (
        <VenueDetail
          venue={asSeenBy(venue, date, ownHold)}
          date={date}
          faithTradition={faithTradition}
          isSelected={venueId === selectedVenueId}
          ownHold={ownHold}
          isForSavedPlan={isForSavedPlan}
          way={way}
          onSelect={(chosen) => onSelect(chosen, date)}
          onDate={(day) => onFiltersChange(withFilters(filters, { date: day }))}
          onShow={onShow}
          unread={unread}
        />
      ) : (
        (unread ?? <SkeletonList rows={1} />)
      )}
    </div>
  );
}

/** Where the details are below the map they come into sight when another venue is chosen, and not before. */
function useComeIntoView(venueId: VenueId, comesIntoView: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef<VenueId>(undefined);
  useEffect(() => {
    if (!comesIntoView || seen.current === venueId) return;
    seen.current = venueId;
    top.current?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
  }, [venueId, comesIntoView]);
  return top;
}
