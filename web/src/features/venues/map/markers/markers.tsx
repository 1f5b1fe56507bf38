// One numbered marker for each venue. One stop for the tab key; arrows lead from marker to marker.
import type { VenueId } from '@evenlight/contract/ids';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { type Bounds, distance, isInside, type Point } from '../view/projection';
import { Marker, Tethers } from './marker';
import { markerEvents, type WithEvents } from './marker-events';
import { useMarkerNames } from './marker-names';

type Props = WithEvents & {
  firstNumber: number;
  /** Where each venue is; `points` is where its marker is drawn. */
  places: readonly Point[];
  bounds: Bounds;
  radius: number;
  shownId: VenueId | undefined;
};

export const Markers = memo(function Markers(props: Props) {
  const { venues, firstNumber, places, points, bounds, unitsPerPixel, radius, shownId } = props;
  const { t } = useLingui();
  const names = useMarkerNames(venues, firstNumber);
  const [focused, setFocused] = useState(0);
  const tethers = points.flatMap((from, index) => {
    const to = places[index];
    return to && isInside(to, bounds) && distance(to, from) > 2 * unitsPerPixel ? [{ from, to }] : [];
  });
  const tabStop = Math.min(focused, venues.length - 1);

  const events = markerEvents(props, setFocused);

  return (
    <g role="toolbar" aria-label={t`Venues on the map`} {...events}>
      <Tethers tethers={tethers} unitsPerPixel={unitsPerPixel} />
      {venues.map((venue, index) => (
        <Marker
          key={venue.id}
          index={index}
          number={firstNumber + index}
          x={points[index]?.x ?? 0}
          y={points[index]?.y ?? 0}
          unitsPerPixel={unitsPerPixel}
          radius={radius}
          isBeyond={isBeyond(places[index], bounds)}
          availability={venue.availability}
          label={names[index] ?? venue.name}
          isShown={venue.id === shownId}
          isTabStop={index === tabStop}
        />
      ))}
    </g>
  );
});

function isBeyond(place: Point | undefined, bounds: Bounds): boolean {
  return place !== undefined && !isInside(place, bounds);
}
