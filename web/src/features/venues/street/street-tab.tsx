// A street map from the operator's tile service. Its pictures come from somebody else, so it opens only when asked to.
import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { MapTiles } from '../../../platform/map-tiles';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { Skeleton } from '../../../ui/status/skeleton';

// A library of its own that only the browser can load, and few visitors need.
const StreetMap = lazy(() => import('./street-map'));

export type StreetProps = {
  tiles: MapTiles;
  venues: readonly VenueOnDay[];
  firstNumber: number;
  hasDate: boolean;
  shownId: VenueId | undefined;
  onShow: (venue: VenueOnDay) => void;
};

type Props = StreetProps & { isOpen: boolean; onOpen: () => void };

export function StreetTab({ isOpen, onOpen, ...props }: Props) {
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-105 w-full sm:h-125" />}>
        <StreetMap {...props} />
      </Suspense>
    );
  const { host } = new URL(props.tiles.url);
  return (
    <Card tone="mist" className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-ink-2">
        <Trans>
          The pictures of the street map come from {host}, which then sees from where you ask and what part of the map
          you look at. The drawing under “Map View” asks nobody.
        </Trans>
      </p>
      <Button variant="secondary" className="noscript:hidden" onClick={onOpen}>
        <Trans>Open the street map</Trans>
      </Button>
    </Card>
  );
}
