// Finds what a step points at, brings it into sight, and keeps card and ring beside it while the page moves.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { placeOfCard } from './card-place';
import type { TourStep } from './tour-steps';

// A page that is still on its way brings its target a little later. After that the card stands in the middle.
const LOOK_EVERY_MS = 100;
const LOOK_FOR_MS = 5_000;
// Room between the ring and what it surrounds.
const RING = 6;

type Pointed = Pick<TourStep, 'target' | 'position' | 'route'>;

export function usePointing(dialog: RefObject<HTMLDialogElement | null>, { target, position, route }: Pointed) {
  const { pathname } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Element | null>(null);
  // The first step also greets people on another page, and there it points at nothing.
  const wanted = pathname === route ? target : null;

  useEffect(() => {
    setFound(null);
    if (!wanted) return;
    const giveUpAt = Date.now() + LOOK_FOR_MS;
    const timer = setInterval(look, LOOK_EVERY_MS);
    function look() {
      const element = document.querySelector(wanted ?? '');
      const isInSight = element !== null && element.getClientRects().length > 0;
      if (isInSight || Date.now() > giveUpAt) clearInterval(timer);
      if (!isInSight) return;
      // At the top, so that the card has its room below.
      element.scrollIntoView({ block: 'start' });
      setFound(element);
    }
    return () => clearInterval(timer);
  }, [wanted]);

  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      if (dialog.current && card.current) arrange(dialog.current, card.current, found, position);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const observer = new ResizeObserver(placeSoon);
    for (const box of [card.current, found, document.body]) if (box) observer.observe(box);
    addEventListener('scroll', placeSoon, { passive: true });
    addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', placeSoon);
      removeEventListener('resize', placeSoon);
    };
  }, [dialog, found, position]);

  return { card, hasTarget: found !== null };
}

function arrange(dialog: HTMLElement, card: HTMLElement, target: Element | null, position: TourStep['position']) {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const rect = target?.isConnected ? target.getBoundingClientRect() : null;
  const ring = rect && {
    top: rect.top - RING,
    left: rect.left - RING,
    width: rect.width + 2 * RING,
    height: rect.height + 2 * RING,
  };
  const place = placeOfCard(ring, { width: card.offsetWidth, height: card.offsetHeight }, view, position);
  const lengths = {
    '--tour-card-top': place.top,
    '--tour-card-left': place.left,
    ...(ring && {
      '--tour-top': ring.top,
      '--tour-left': ring.left,
      '--tour-width': ring.width,
      '--tour-height': ring.height,
    }),
  };
  for (const [name, pixels] of Object.entries(lengths)) dialog.style.setProperty(name, `${pixels}px`);
}
