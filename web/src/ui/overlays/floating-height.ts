import { type RefObject, useLayoutEffect, useRef } from 'react';

const NAME = '--floating-height';

/**
 * For something that floats at the bottom of the window: how much of it is taken stands in `--floating-height` on the
 * page's root. What else floats there stands above it, and a page keeps as much room at its end.
 */
export function useFloatingHeight<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(NAME, `${box.offsetHeight}px`));
    observer.observe(box, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, []);
  return place;
}
