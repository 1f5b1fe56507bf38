import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { SkeletonList } from '../../../ui/status/skeleton';
import { type VenueSearch, withFilters } from '../filters/filter-address';
import { asSeenBy, type OwnHold } from '../own-hold';
import { useVenue } from '../queries';
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
  selectLabel?: ReactNode;
  ownHold?: OwnHold;
};

export function ShownVenue({ venueId, known, comesIntoView, filters, ...props }: Props) {
  const { onFiltersChange, selectedVenueId, onSelect, onShow, selectLabel, ownHold } = props;
  const { t } = useLingui();
  const { date, faithTradition } = filters;
  const { data: venue } = useVenue(venueId, date, known && undecided(known));
  const top = useComeIntoView(venueId, comesIntoView);
  const name = venue?.name;
  return (
    <>
      <p role="status" className="sr-only">
        {name && t`${name} is shown.`}
      </p>
      <div ref={top} className="scroll-mb-48" />
      {venue ? (
        <VenueDetail
          venue={asSeenBy(venue, date, ownHold)}
          date={date}
          faithTradition={faithTradition}
          isSelected={venueId === selectedVenueId}
          selectLabel={selectLabel}
          ownHold={ownHold}
          onSelect={(chosen) => onSelect(chosen, date)}
          onDate={(day) => onFiltersChange(withFilters(filters, { date: day }))}
          onShow={onShow}
        />
      ) : (
        <SkeletonList rows={1} />
      )}
    </>
  );
}

/** The list may still speak of another day; how a venue stands is left to its own answer. */
function undecided(venue: VenueOnDay): VenueOnDay {
  return { ...venue, availability: null, heldUntil: null };
}

/** Where the details are below the map they come into sight when another venue is chosen, and not before. */
function useComeIntoView(venueId: VenueId, comesIntoView: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef<VenueId>(undefined);
  useEffect(() => {
    if (!comesIntoView || seen.current === venueId) return;
    seen.current = venueId;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    top.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [venueId, comesIntoView]);
  return top;
}
