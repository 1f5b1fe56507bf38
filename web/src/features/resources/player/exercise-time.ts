// Where an exercise is: at which step, and how long it has been there.
import type { ExerciseStep } from '@evenlight/contract/resources';

export type Place = { step: number; elapsedMs: number };

export const BEGINNING: Place = { step: 0, elapsedMs: 0 };

const lengthMs = ({ seconds }: ExerciseStep) => seconds * 1000;

export function isOver({ step }: Place, steps: ExerciseStep[]): boolean {
  return step >= steps.length;
}

/** What is left over of a step does not shorten the next: words that nobody has seen yet get their whole time. */
export function later(place: Place, passedMs: number, steps: ExerciseStep[]): Place {
  const current = steps[place.step];
  if (!current) return place;
  const elapsedMs = place.elapsedMs + passedMs;
  return elapsedMs < lengthMs(current) ? { ...place, elapsedMs } : { step: place.step + 1, elapsedMs: 0 };
}

/** To the beginning of a step; never before the first, and not past the last. */
export function stepped(place: Place, by: 1 | -1, steps: ExerciseStep[]): Place {
  return { step: Math.min(Math.max(place.step + by, 0), Math.max(steps.length - 1, 0)), elapsedMs: 0 };
}

export function leftMs({ step, elapsedMs }: Place, steps: ExerciseStep[]): number {
  const rest = steps.slice(step).reduce((sum, next) => sum + lengthMs(next), 0);
  return Math.max(0, rest - elapsedMs);
}

export function percentDone(place: Place, steps: ExerciseStep[]): number {
  const whole = leftMs(BEGINNING, steps);
  return whole === 0 ? 100 : 100 - (100 * leftMs(place, steps)) / whole;
}

/** As clocks show it: 2:05. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
