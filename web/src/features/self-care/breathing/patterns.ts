// Ways to breathe, in seconds. Out longer than in calms most people; the box is for those who like to count.
import { keysOf } from '@evenlight/contract/keys-of';

type PhaseKind = 'in' | 'hold' | 'out' | 'rest';
type Phase = { kind: PhaseKind; seconds: number };

const patterns = {
  'long-out': [
    { kind: 'in', seconds: 4 },
    { kind: 'out', seconds: 6 },
  ],
  box: [
    { kind: 'in', seconds: 4 },
    { kind: 'hold', seconds: 4 },
    { kind: 'out', seconds: 4 },
    { kind: 'rest', seconds: 4 },
  ],
  'short-hold': [
    { kind: 'in', seconds: 4 },
    { kind: 'hold', seconds: 2 },
    { kind: 'out', seconds: 6 },
  ],
} as const satisfies Record<string, readonly Phase[]>;
export type PatternName = keyof typeof patterns;
export const patternNames = keysOf(patterns);

export const lengthsInMinutes = [1, 3, 5] as const;
export type Minutes = (typeof lengthsInMinutes)[number];

export function secondsOf(pattern: PatternName): number {
  return patterns[pattern].reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Whole breaths, as near to the minutes as they come: nobody is stopped with the lungs full. */
export function lengthMsOf(pattern: PatternName, minutes: Minutes): number {
  const breath = secondsOf(pattern);
  return Math.round((minutes * 60) / breath) * breath * 1000;
}

export type Moment = {
  kind: PhaseKind;
  /** Which phase since the start; changes whenever another begins. */
  nth: number;
  /** Seconds that are left of it, counted down to 1. */
  count: number;
  /** From 0 to 100. */
  percent: number;
  seconds: number;
};

export function momentAt(pattern: PatternName, elapsedMs: number): Moment {
  const phases: readonly Phase[] = patterns[pattern];
  const breathMs = secondsOf(pattern) * 1000;
  const breath = Math.floor(elapsedMs / breathMs);
  let intoMs = elapsedMs - breath * breathMs;
  for (const [index, { kind, seconds }] of phases.entries()) {
    const lengthMs = seconds * 1000;
    if (intoMs < lengthMs) {
      const count = Math.ceil((lengthMs - intoMs) / 1000);
      return { kind, nth: breath * phases.length + index, count, percent: (100 * intoMs) / lengthMs, seconds };
    }
    intoMs -= lengthMs;
  }
  throw new Error('A moment of a breath lies in one of its phases.');
}
