// What time it is, to the minute: all ages on a page grow together, by one clock.
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let now = Date.now();
let timer: number | undefined;
const watching = new Set<() => void>();

function look() {
  now = Date.now();
  for (const tell of watching) tell();
}

function watch(tell: () => void): () => void {
  // Whoever comes first after a while finds a clock that stood still.
  if (watching.size === 0) {
    now = Date.now();
    timer = window.setInterval(look, MINUTE_MS);
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', look);
  }
  watching.add(tell);
  return () => {
    watching.delete(tell);
    if (watching.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** For what is read in the browser alone: the server has another clock. */
export function useMinute(): Date {
  return new Date(
    useSyncExternalStore(
      watch,
      () => now,
      () => now,
    ),
  );
}
