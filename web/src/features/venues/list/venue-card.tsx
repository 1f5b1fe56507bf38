import type { VenueOnDay } from '@evenlight/contract/venues';
import type { Way } from '@evenlight/contract/ways';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { AvailabilityBadge } from '../availability-badge';
import { OtherWayBadge } from '../of-other-way';
import { Rating } from '../rating';

const AMENITIES_SHOWN = 3;

type Props = {
  venue: VenueOnDay;
  /** Shows it in full without scripts. */
  link?: string;
  /** As on the map. */
  number: number;
  isShown: boolean;
  isSelected: boolean;
  way?: Way | undefined;
  onShow: (venue: VenueOnDay) => void;
  /** The whole venue, where there is no room for it beside the list. */
  detail: ReactNode;
};

export const VenueCard = memo(function VenueCard({
  venue,
  link,
  number,
  isShown,
  isSelected,
  way,
  onShow,
  detail,
}: Props) {
  return (
    // Fifty cards: those that are not on the screen wait with being laid out. The margin keeps room for outlines.
    <li className="-m-1.5 grid grid-rows-[1fr_auto] p-1.5 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]">
      <Card
        as="article"
        tone={isShown ? 'chosen' : 'surface'}
        className="relative flex flex-col gap-3 has-focus-visible:outline-3 has-focus-visible:outline-pine has-focus-visible:outline-offset-2"
      >
        <h2 className="text-xl">
          <button
            type="button"
            aria-pressed={isShown}
            // The whole card can be pressed.
            className="text-start outline-none after:absolute after:inset-0 after:rounded-card noscript:hidden"
            onClick={() => onShow(venue)}
          >
            <span className="text-ink-3">{number}.</span> <span translate="no">{venue.name}</span>
          </button>
          {link && (
            <noscript>
              <a href={link} className="outline-none after:absolute after:inset-0 after:rounded-card">
                <span className="text-ink-3">{number}.</span> <span translate="no">{venue.name}</span>
              </a>
            </noscript>
          )}
        </h2>
        <Badges venue={venue} isSelected={isSelected} way={way} />
        <Facts venue={venue} />
        <Amenities venue={venue} />
        <ToldIn of={venue} />
      </Card>
      {detail && <div className="mt-4">{detail}</div>}
    </li>
  );
});

function Badges({ venue, isSelected, way }: Pick<Props, 'venue' | 'isSelected' | 'way'>) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isSelected && (
        <Badge tone="pine">
          <Trans>Selected</Trans>
        </Badge>
      )}
      {venue.availability && <AvailabilityBadge availability={venue.availability} />}
      <OtherWayBadge venue={venue} way={way} />
      {venue.isSample && (
        <Badge tone="line">
          <Trans>Sample listing</Trans>
        </Badge>
      )}
    </div>
  );
}

function Facts({ venue }: Pick<Props, 'venue'>) {
  const { capacity } = venue;
  return (
    <div className="grid gap-0.5 text-sm">
      <p className="text-ink-2">
        <OwnWords of={venue}>{venue.typeInWords ?? venue.type}</OwnWords>
      </p>
      <p translate="no" className="text-ink-2">
        {venue.address}
      </p>
      <p>
        <Amount from="vendor" words={venue.costRange} className="font-semibold" />
        {' · '}
        <Trans>Up to {capacity} guests</Trans>
      </p>
      <Rating venue={venue} />
    </div>
  );
}

function Amenities({ venue }: Pick<Props, 'venue'>) {
  const { amenities } = venue;
  const more = amenities.length - AMENITIES_SHOWN;
  return (
    <ul className="mt-auto flex flex-wrap gap-x-3 gap-y-1 border-line border-t pt-3 text-ink-2 text-sm empty:hidden">
      {amenities.slice(0, AMENITIES_SHOWN).map((amenity) => (
        <li key={amenity}>
          <OwnWords of={venue}>{amenity}</OwnWords>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Trans>+{more} more</Trans>
        </li>
      )}
    </ul>
  );
}
