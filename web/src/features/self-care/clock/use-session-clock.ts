import { useEffect, useState } from 'react';
import { elapsedIn, lookedAt, paused, readyClock, started } from './session-clock';

// Often enough that no second is skipped before the eye.
const LOOK_MS = 200;

/** Everything of an exercise that has a length. */
export function useSessionClock(lengthMs: number) {
  const [clock, setClock] = useState(readyClock);
  const [now, setNow] = useState(0);
  const seen = lookedAt(clock, now, lengthMs);
  const isRunning = seen.state === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const look = () => setNow(Date.now());
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);

  const set = (change: typeof started) => {
    const at = Date.now();
    setNow(at);
    setClock((before) => change(lookedAt(before, at, lengthMs), at));
  };
  return {
    state: seen.state,
    elapsedMs: seen.state === 'over' ? lengthMs : Math.min(lengthMs, elapsedIn(seen, now)),
    start: () => set(started),
    pause: () => set(paused),
    stop: () => setClock(readyClock),
  };
}
