// Which marker the hover card is about. Kept outside of React's tree, so that hovering draws the card and nothing else.

// Long enough to move the pointer from a marker onto its card.
const LEAVE_MS = 250;

export type Hover = ReturnType<typeof newHover>;

export function newHover() {
  let marker: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: number | null) {
    clearTimeout(timer);
    if (marker === next) return;
    marker = next;
    for (const listener of listeners) listener();
  }

  return {
    show,
    /** The pointer is on the card: it stays. */
    stay: () => clearTimeout(timer),
    leave() {
      clearTimeout(timer);
      timer = setTimeout(() => show(null), LEAVE_MS);
    },
    current: () => marker,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
