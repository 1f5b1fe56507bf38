// Which guarded ratios fell by a quarter or more since the results that were committed last.
import type { Guarded } from './table.ts';

const ALLOWED = 0.75;

type Compared = Guarded & { was: number; kept: number; isDrop: boolean };
export type Regression = { compared: Compared[]; drops: Compared[]; isNew: string[]; isGone: string[] };

/** How much of what it was a ratio still is: 1 is the same, 0.5 is half as good. */
function keptOf({ value, better }: Guarded, before: number): number {
  return better === 'higher' ? value / before : before / value;
}

/** Compares guarded ratios of this run with those of an earlier one. */
export function compareGuarded(now: readonly Guarded[], before: readonly Guarded[]): Regression {
  const earlier = new Map(before.map((ratio) => [ratio.name, ratio.value]));
  const compared = now.flatMap((ratio) => {
    const was = earlier.get(ratio.name);
    if (was === undefined) return [];
    const kept = keptOf(ratio, was);
    return [{ ...ratio, was, kept, isDrop: !(kept > ALLOWED) }];
  });
  const names = new Set(now.map(({ name }) => name));
  return {
    compared,
    drops: compared.filter(({ isDrop }) => isDrop),
    isNew: now.filter(({ name }) => !earlier.has(name)).map(({ name }) => name),
    // A ratio that is measured no longer guards nothing; somebody should have meant it.
    isGone: before.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  };
}
