import { type RefObject, useLayoutEffect, useState } from 'react';

/** From this width on there is room for the details beside the venues. The class names of the browser say the same. */
const ROOMY_PIXELS = 900;

/** True until it is measured: the server knows nothing about the screen. */
export function useHasSidePanelSpace(place: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setHasRoom(element.clientWidth >= ROOMY_PIXELS);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return hasRoom;
}
