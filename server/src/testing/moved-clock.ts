// A clock that tests can set.
import type { Clock } from '../platform/clock.ts';

export type MovedClock = Clock & {
  setTo: (instant: string) => void;
  forward: (amount: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
};

export function movedClock(start = '2030-05-06T17:00:00Z'): MovedClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    setTo(instant) {
      time = Date.parse(instant);
    },
    forward({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
