// Which marker the hover card is about. Kept outside of React's tree, so that hovering draws the card and nothing else.

// Long enough to pass over a marker, or to press it, without a card in between.
const REST_MS = 100;
// Long enough to move the pointer from a marker onto its card.
const LEAVE_MS = 250;

export type Hover = ReturnType<typeof newHover>;

export function newHover() {
  let marker: number | null = null;
  let next: { marker: number | null; timer: ReturnType<typeof setTimeout> } | undefined;
  const listeners = new Set<() => void>();

  function stay() {
    clearTimeout(next?.timer);
    next = undefined;
  }

  function show(shown: number | null) {
    stay();
    if (marker === shown) return;
    marker = shown;
    for (const listener of listeners) listener();
  }

  function showSoon(soon: number | null, waitMs: number) {
    if (next?.marker === soon) return;
    stay();
    if (marker !== soon) next = { marker: soon, timer: setTimeout(() => show(soon), waitMs) };
  }

  return {
    show,
    /** What is shown now stays: the pointer is on the card, or has pressed something. */
    stay,
    approach: (near: number) => showSoon(near, REST_MS),
    leave: () => showSoon(null, LEAVE_MS),
    current: () => marker,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
