// Whoever reads one tooltip and goes on to the next need not wait again. Known to the tooltips alone: a part around the
// whole page would bring 35 kB of script to every screen that has none.
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

// Long enough that a pointer passing by opens nothing.
const OPEN_DELAY_MS = 700;
/** As long as a pointer takes from one button to the next. */
const SKIP_DELAY_MS = 300;

let isAnyOpen = false;
let closing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(isOpen: boolean) {
  isAnyOpen = isOpen;
  for (const listener of listeners) listener();
}

function note(isOpen: boolean) {
  clearTimeout(closing);
  if (isOpen) set(true);
  else closing = setTimeout(() => set(false), SKIP_DELAY_MS);
}

export const isTooltipOpen = () => isAnyOpen;

/** How long a tooltip waits before it opens, and whom it tells that it has been opened or closed. */
export function useTooltipDelay() {
  const isNeighbourOpen = useSyncExternalStore(subscribe, isTooltipOpen, () => false);
  const isOpenHere = useRef(false);
  // What goes away while it is open is closed, too.
  useEffect(() => () => void (isOpenHere.current && note(false)), []);
  const onOpenChange = useCallback((isOpen: boolean) => {
    isOpenHere.current = isOpen;
    note(isOpen);
  }, []);
  return { delay: isNeighbourOpen ? 0 : OPEN_DELAY_MS, onOpenChange };
}
