// A clock for an exercise. It asks what time it is and counts no ticks, so it is right also when the tab was asleep.

export type SessionClock =
  | { state: 'ready' }
  | { state: 'running'; since: number; beforeMs: number }
  | { state: 'paused'; beforeMs: number }
  | { state: 'over' };

export const readyClock: SessionClock = { state: 'ready' };

export function elapsedIn(clock: SessionClock, now: number): number {
  if (clock.state === 'running') return clock.beforeMs + Math.max(0, now - clock.since);
  return clock.state === 'paused' ? clock.beforeMs : 0;
}

/** Goes on where it was paused, or begins. */
export function started(clock: SessionClock, now: number): SessionClock {
  if (clock.state === 'running') return clock;
  return { state: 'running', since: now, beforeMs: elapsedIn(clock, now) };
}

export function paused(clock: SessionClock, now: number): SessionClock {
  return clock.state === 'running' ? { state: 'paused', beforeMs: elapsedIn(clock, now) } : clock;
}

/** Whether the time is up is looked at whenever somebody looks at all. */
export function lookedAt(clock: SessionClock, now: number, lengthMs: number): SessionClock {
  return clock.state === 'running' && elapsedIn(clock, now) >= lengthMs ? { state: 'over' } : clock;
}

/** 125 seconds as 2:05. */
export function asMinutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
