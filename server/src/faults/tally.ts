// What was broken, counted: the command prints the sum of all that the tests wrote down.
import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';

export type Tally = (what: string, times?: number) => void;

/** Written down when the file of tests is done, also when it failed. */
export function openTally(about: string): Tally {
  const counts: Record<string, number> = {};
  afterAll(() => {
    const file = process.env.FAULTS_COUNTS;
    if (file) appendFileSync(file, `${JSON.stringify({ about, counts })}\n`);
  });
  return (what, times = 1) => {
    counts[what] = (counts[what] ?? 0) + times;
  };
}
