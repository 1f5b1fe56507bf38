// A short look at the venue under the pointer or the focus. Escape puts it away; it stays while it is hovered.
import type { VenueOnDay } from '@evenlight/contract/venues';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Amount } from '../../../../parts/amount';
import { Rating } from '../../rating';
import { type Frame, markerRadiusPixels, screenBounds } from '../view/map-view';
import type { Point } from '../view/projection';
import type { Hover } from './hover-store';
import { moveOfCard } from './place-card';

type Props = {
  id: string;
  hover: Hover;
  venues: readonly VenueOnDay[];
  points: readonly Point[];
  frame: Frame;
};

export function HoverCard({ id, hover, venues, points, frame }: Props) {
  const index = useSyncExternalStore(hover.subscribe, hover.current, () => null);
  const card = useRef<HTMLDivElement>(null);
  const venue = index === null ? undefined : venues[index];
  const point = index === null ? undefined : points[index];
  useDismissByEscape(hover, venue !== undefined);

  useLayoutEffect(() => {
    if (!card.current || !point) return;
    const { width, height, unitsPerPixel } = frame;
    const map = { width: width / unitsPerPixel, height: height / unitsPerPixel };
    // Not an attribute: those are refused by our policy, and this is only known once somebody points at something.
    card.current.style.translate = moveOfCard(onScreen(point, frame), map);
  }, [point, frame]);

  useDescription(card, id, index);

  if (!venue) return null;
  return (
    <div
      ref={card}
      id={id}
      role="tooltip"
      className="absolute top-0 left-0 z-10 grid w-70 max-w-[calc(100%-16px)] gap-1 rounded-md border border-line-strong bg-surface p-4 text-sm shadow-lift"
      onPointerEnter={hover.stay}
      onPointerLeave={hover.leave}
    >
      <CardFacts venue={venue} />
    </div>
  );
}

function CardFacts({ venue }: { venue: VenueOnDay }) {
  const price = <Amount from="vendor" cents={venue.minCost} />;
  const { capacity } = venue;
  return (
    <>
      <p translate="no" className="font-medium font-serif text-lg leading-tight">
        {venue.name}
      </p>
      <p translate="no" className="text-ink-2">
        {venue.address}
      </p>
      <p>
        <Trans>From {price}</Trans>
        {' · '}
        <Trans>Up to {capacity} guests</Trans>
      </p>
      <Rating venue={venue} />
    </>
  );
}

/** Only the marker that the card is about is described by it; set by hand, so that hovering draws nothing but the card. */
function useDescription(card: RefObject<HTMLElement | null>, id: string, index: number | null) {
  useLayoutEffect(() => {
    const marker = card.current?.parentElement?.querySelector(`[data-marker="${index}"]`);
    marker?.setAttribute('aria-describedby', id);
    return () => marker?.removeAttribute('aria-describedby');
  }, [card, id, index]);
}

function useDismissByEscape(hover: Hover, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && hover.show(null);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [hover, isOpen]);
}

function onScreen({ x, y }: Point, frame: Frame) {
  const { left, top } = screenBounds(frame);
  return {
    x: (x - left) / frame.unitsPerPixel,
    y: (y - top) / frame.unitsPerPixel,
    radius: markerRadiusPixels(frame),
  };
}
