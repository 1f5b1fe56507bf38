// The focus never falls out of the page: whoever works with keys or a screen reader would begin again at its top.
import { type RefObject, useEffect, useRef } from 'react';

/** For a list: when a line goes and takes the focus with it, the list has it. */
export function useFocusOfGoneLines(lines: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const linesBefore = useRef(lines);
  useEffect(() => {
    if (lines < linesBefore.current && isFocusLost()) box.current?.focus();
    linesBefore.current = lines;
  }, [lines]);
  return box;
}

/**
 * For a place whose buttons go when they are pressed: the focus stays in it, on what is marked `data-keeps-focus`, else on
 * the place itself. Either needs `tabIndex={-1}`.
 */
export function useKeptFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      if (!(last instanceof Element) || last.isConnected || !isFocusLost()) return;
      last = null;
      const heir = box.querySelector<HTMLElement>('[data-keeps-focus]') ?? box;
      heir.focus({ preventScroll: true });
      bringIntoView(heir);
    };
    // A dialog that was opened from here may give the focus back after the button that opened it has gone.
    let frame = 0;
    const keepSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    const observer = new MutationObserver(keep);
    box.addEventListener('focusin', note);
    document.addEventListener('focusout', keepSoon);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('focusin', note);
      document.removeEventListener('focusout', keepSoon);
      observer.disconnect();
    };
  }, []);
  return place;
}

/** For a form that took the place of the button that opened it: its first field has the focus. */
export function useFocusOnFirstField(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return box;
}

/** For that button, when somebody comes back from the form. */
export function useFocusOnReturn(isBack: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return button;
}

/** A page that became shorter may have left the answer above the screen. What can be seen already stays where it is. */
function bringIntoView(heir: HTMLElement): void {
  const { top, bottom } = heir.getBoundingClientRect();
  const isTooTall = bottom - top > window.innerHeight;
  if (top < 0 || (bottom > window.innerHeight && !isTooTall))
    heir.scrollIntoView({ block: isTooTall ? 'start' : 'center' });
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
