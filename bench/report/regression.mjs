// Which guarded ratios fell by a quarter or more since the results that were committed last.
const ALLOWED = 0.75;

/** How much of what it was a ratio still is: 1 is the same, 0.5 is half as good. */
function keptOf({ value, better }, before) {
  return better === 'higher' ? value / before : before / value;
}

/** Compares guarded ratios of this run with those of an earlier one; both are lists of `{ name, value, better }`. */
export function compareGuarded(now, before) {
  const earlier = new Map(before.map((ratio) => [ratio.name, ratio.value]));
  const compared = now
    .filter(({ name }) => earlier.has(name))
    .map((ratio) => {
      const was = earlier.get(ratio.name);
      const kept = keptOf(ratio, was);
      return { ...ratio, was, kept, isDrop: !(kept > ALLOWED) };
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
