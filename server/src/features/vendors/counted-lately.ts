// Large numbers that were counted a moment ago. Among very many vendors a few more or less change nothing for anybody, so
// nobody waits for a new count: they get the last one, and the next person gets the new one.
import type { Db } from '../../platform/database/database.ts';

/** Younger than this it is simply used. */
const FRESH_MS = 10_000;
/** Older than this it is not used any more: a vendor that was listed this morning counts. */
const KEPT_MS = 5 * 60_000;
/** Questions that are remembered; whatever was asked longest ago is forgotten first. */
const KEPT_MAX = 500;

type Kept<T> = { value: Promise<T>; at: number; isBeingCounted: boolean };

/** Keeps what was counted by database and by question: the same question asks for the same count. */
export function openRecentCounts<T>() {
  const keptBy = new WeakMap<Db, Map<string, Kept<T>>>();
  return (db: Db, question: string, count: () => Promise<T>): Promise<T> => {
    const all = keptBy.get(db) ?? new Map<string, Kept<T>>();
    keptBy.set(db, all);
    const known = all.get(question);
    const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age > KEPT_MS) return keep(all, question, count());
    if (age > FRESH_MS && !known.isBeingCounted) {
      known.isBeingCounted = true;
      const newer = count();
      newer.then(
        () => keep(all, question, newer),
        // Whoever asks next tries again.
        () => {
          known.isBeingCounted = false;
        },
      );
    }
    return known.value;
  };
}

function keep<T>(all: Map<string, Kept<T>>, question: string, value: Promise<T>): Promise<T> {
  // Put last, as the one that was counted last.
  all.delete(question);
  all.set(question, { value, at: performance.now(), isBeingCounted: false });
  value.catch(() => all.delete(question));
  const [oldest] = all.keys();
  if (all.size > KEPT_MAX && oldest !== undefined) all.delete(oldest);
  return value;
}
