// One numbered marker for each venue. One stop for the tab key; arrows lead from marker to marker.
import type { VenueId } from '@evenlight/contract/ids';
import type { VenueOnDay } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useState } from 'react';
import type { Hover } from '../hover/hover-store';
import { type Bounds, distance, isInside, type Point } from '../view/projection';
import { Marker, Tethers, TOUCH_RADIUS_PIXELS } from './marker';
import { useMarkerNames } from './marker-names';
import { nextByKey } from './next-by-key';

type Props = {
  venues: readonly VenueOnDay[];
  firstNumber: number;
  /** Where each venue is, and where its marker is drawn. */
  places: readonly Point[];
  points: readonly Point[];
  bounds: Bounds;
  unitsPerPixel: number;
  radius: number;
  shownId: VenueId | undefined;
  hover: Hover;
  onShow: (venue: VenueOnDay) => void;
  /** Where on the drawing something happened. */
  pointOf: (event: { clientX: number; clientY: number }) => Point;
};

export const Markers = memo(function Markers(props: Props) {
  const { venues, firstNumber, places, points, bounds, unitsPerPixel, radius, shownId, hover, onShow, pointOf } = props;
  const { t } = useLingui();
  const names = useMarkerNames(venues, firstNumber);
  const [focused, setFocused] = useState(0);
  const tethers = points.flatMap((from, index) => {
    const to = places[index];
    return to && isInside(to, bounds) && distance(to, from) > 2 * unitsPerPixel ? [{ from, to }] : [];
  });
  const tabStop = Math.min(focused, venues.length - 1);

  // The room for fingers reaches over neighbours; whoever is nearest is meant.
  function markerNear(event: { clientX: number; clientY: number }): number | null {
    return nearestTo(pointOf(event), points, TOUCH_RADIUS_PIXELS * unitsPerPixel);
  }

  function press(event: MouseEvent) {
    hover.stay();
    const venue = venues[markerNear(event) ?? indexOf(event.target) ?? -1];
    if (venue) onShow(venue);
  }

  function type(event: KeyboardEvent<SVGGElement>) {
    const index = indexOf(event.target);
    if (index === null) return;
    const venue = venues[index];
    const next = nextByKey(event.key, index, venues.length);
    if (next !== null) event.currentTarget.querySelector<SVGGElement>(`[data-marker="${next}"]`)?.focus();
    else if (venue && (event.key === 'Enter' || event.key === ' ')) onShow(venue);
    else return;
    event.preventDefault();
    // The map around would move as well.
    event.stopPropagation();
  }

  function reach(event: FocusEvent) {
    const index = indexOf(event.target);
    if (index === null) return;
    setFocused(index);
    // A press shows everything in the detail card; the hover card is for those who are looking around.
    if (event.target.matches(':focus-visible')) hover.show(index);
  }

  function follow(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const index = markerNear(event);
    if (index === null) hover.leave();
    else hover.approach(index);
  }

  return (
    <g
      role="toolbar"
      aria-label={t`Venues on the map`}
      onClick={press}
      onKeyDown={type}
      onFocus={reach}
      onBlur={hover.leave}
      onPointerMove={follow}
      onPointerLeave={hover.leave}
    >
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

function indexOf(target: EventTarget): number | null {
  const marker = target instanceof Element ? target.closest<SVGGElement>('[data-marker]') : null;
  return marker ? Number(marker.dataset.marker) : null;
}

function nearestTo(point: Point, points: readonly Point[], reach: number): number | null {
  const distances = points.map((other) => distance(point, other));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : null;
}

function isBeyond(place: Point | undefined, bounds: Bounds): boolean {
  return place !== undefined && !isInside(place, bounds);
}
