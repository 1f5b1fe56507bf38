import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { memo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { linkToVenue } from '../filters/filter-address';
import { AvailabilityLegend } from '../map/markers/legend';
import { VenueCard } from './venue-card';

type Props = {
  venues: readonly VenueOnDay[];
  /** Of the first card; the map counts the same way. */
  firstNumber: number;
  hasDate: boolean;
  shownId: VenueId | undefined;
  selectedId: VenueId | undefined;
  way: Way | undefined;
  onShow: (venue: VenueOnDay) => void;
  /** Goes right under the card it belongs to; null where it stands beside the list. */
  detail: ReactNode;
};

export const VenueList = memo(function VenueList({
  venues,
  firstNumber,
  hasDate,
  shownId,
  selectedId,
  way,
  onShow,
  detail,
}: Props) {
  const [address] = useSearchParams();
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2 text-sm">
        <AvailabilityLegend hasDate={hasDate} />
      </div>
      <ol className="grid list-none gap-4 @min-[560px]:grid-cols-2">
        {venues.map((venue, index) => (
          <VenueCard
            key={venue.id}
            venue={venue}
            link={linkToVenue(venue.id, address)}
            number={firstNumber + index}
            isShown={venue.id === shownId}
            isSelected={venue.id === selectedId}
            way={way}
            onShow={onShow}
            detail={venue.id === shownId ? detail : null}
          />
        ))}
      </ol>
    </>
  );
});
