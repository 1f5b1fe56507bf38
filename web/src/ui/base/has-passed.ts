import { useEffect, useState } from 'react';
import { useIsHydrated } from './is-hydrated';

// Timers stand still while a device sleeps, and none runs longer than 24 days: the clock itself is read again.
const LOOK_AGAIN_MS = 60_000;

/** False until the page is hydrated: its own clock decides, and the server has the last word. */
export function useHasPassed(instant: string | Date): boolean {
  const isAwake = useIsHydrated();
  const at = new Date(instant).getTime();
  const [passed, setPassed] = useState<number>();
  useEffect(() => whenPassed(at, () => setPassed(at)), [at]);
  return isAwake && (passed === at || Date.now() >= at);
}

/** Says once that the moment has passed, and counts no further; what it returns calls it off. */
export function whenPassed(at: number, say: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function look() {
    const left = at - Date.now();
    if (left <= 0) say();
    else timer = setTimeout(look, Math.min(left, LOOK_AGAIN_MS));
  }
  look();
  return () => clearTimeout(timer);
}
