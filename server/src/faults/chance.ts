// Chance that can be repeated. `npm run test:faults` prints the seed; FAULTS_SEED gives it back.
import { createHash } from 'node:crypto';

const SEED = process.env.FAULTS_SEED ?? '1';

export type Chance = {
  /** A whole number from 0, below the limit. */
  below: (limit: number) => number;
  one: <T>(of: readonly T[]) => T;
};

/** Each test has a chance of its own, so that one that is run alone draws what it drew among all. */
export function chanceFor(test: string): Chance {
  let draws = 0;
  const below = (limit: number) => {
    draws += 1;
    const hash = createHash('sha256').update(`${SEED} ${test} ${draws}`).digest();
    return Math.floor((hash.readUInt32BE(0) / 2 ** 32) * limit);
  };
  return {
    below,
    one<T>(of: readonly T[]) {
      const drawn = of[below(of.length)];
      if (drawn === undefined) throw new Error('there is nothing to draw from');
      return drawn;
    },
  };
}
