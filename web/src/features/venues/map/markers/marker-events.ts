// What a press, a key and a pointer do among the markers. All of them are heard in one place, around the markers.
import type { VenueOnDay } from '@evenlight/contract/venues';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Hover } from '../hover/hover-store';
import { distance, type Point } from '../view/projection';
import { TOUCH_RADIUS_PIXELS } from './marker';
import { nextByKey } from './next-by-key';

export type WithEvents = {
  venues: readonly VenueOnDay[];
  /** Where the markers are drawn. */
  points: readonly Point[];
  unitsPerPixel: number;
  hover: Hover;
  onShow: (venue: VenueOnDay) => void;
  /** Where on the drawing something happened. */
  pointOf: (event: { clientX: number; clientY: number }) => Point;
};

export function markerEvents(map: WithEvents, onReach: (index: number) => void) {
  const { venues, points, unitsPerPixel, hover, onShow, pointOf } = map;

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
    onReach(index);
    // A press shows everything in the detail card; the hover card is for those who are looking around.
    if (event.target.matches(':focus-visible')) hover.show(index);
  }

  function follow(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const index = markerNear(event);
    if (index === null) hover.leave();
    else hover.approach(index);
  }

  return {
    onClick: press,
    onKeyDown: type,
    onFocus: reach,
    onBlur: hover.leave,
    onPointerMove: follow,
    onPointerLeave: hover.leave,
  };
}

function indexOf(target: EventTarget): number | null {
  const marker = target instanceof Element ? target.closest<SVGGElement>('[data-marker]') : null;
  return marker ? Number(marker.dataset.marker) : null;
}

function nearestTo(point: Point, points: readonly Point[], reach: number): number | null {
  const distances = points.map((other) => distance(point, other));
  const least = Math.min(...distances);
  return least <= reach ? distances.indexOf(least) : null;
}
