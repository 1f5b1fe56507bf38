import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { allowedView, type Frame, frameOf, unmeasured } from './map-view';
import { openingView, type View, viewOfCity } from './projection';

/** What the map shows. It opens with all of the Bay, or with the one that was asked for. */
export function useMapView(city: string | undefined, venues: Parameters<typeof viewOfCity>[1], frame: Frame) {
  const opening = city ? viewOfCity(city, venues) : openingView;
  const [kept, setKept] = useState({ city, view: opening });
  if (kept.city !== city) setKept({ city, view: opening });

  const show = useCallback((view: View) => setKept((before) => ({ ...before, view })), []);
  const reset = () => show(opening);
  // The same object as long as nothing moves, so that nothing is drawn again.
  const view = useMemo(() => allowedView(kept.view, frame), [kept.view, frame]);
  return { view, show, reset };
}

/** The size of the map on this screen; before scripts run, its size on a wide one. */
export function useFrame(map: RefObject<SVGSVGElement | null>): Frame {
  const [frame, setFrame] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = map.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      // Behind another tab it has no size; it keeps the one it had.
      if (width > 0 && height > 0) setFrame((before) => sameOr(before, frameOf(width, height)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [map]);
  return frame;
}

function sameOr(before: Frame, after: Frame): Frame {
  return before.width === after.width && before.height === after.height ? before : after;
}
