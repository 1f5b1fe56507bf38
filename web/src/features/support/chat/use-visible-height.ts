import { type RefObject, useEffect } from 'react';

const NAME = '--visible-height';
// The bars of a browser come and go by less than this; a keyboard takes more.
const KEYBOARD_PX = 120;

/** While a keyboard lies over the page, the box is as high as what is left, and its end stays in view. */
export function useVisibleHeight(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    const place = box.current;
    if (!view || !place) return;
    function follow() {
      if (!view || !place) return;
      const hasKeyboard = view.scale === 1 && window.innerHeight - view.height > KEYBOARD_PX;
      if (!hasKeyboard) return place.style.removeProperty(NAME);
      place.style.setProperty(NAME, `${view.height}px`);
      if (place.contains(document.activeElement)) place.scrollIntoView({ block: 'end' });
    }
    view.addEventListener('resize', follow);
    return () => view.removeEventListener('resize', follow);
  }, [box]);
}
