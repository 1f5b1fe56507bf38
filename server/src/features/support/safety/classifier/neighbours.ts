// Which of the messages we know mean nearly the same, and whether those were danger.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { DIMENSIONS } from './encoder.ts';

/** Points as small whole numbers: a quarter of the space, and as good. */
const SCALE = 127 * 4;

export type Neighbours = { points: Int8Array; routes: (CrisisRoute | null)[] };

export function neighboursOf(points: readonly Float32Array[], routes: (CrisisRoute | null)[]): Neighbours {
  const rounded = new Int8Array(points.length * DIMENSIONS);
  for (const [at, point] of points.entries()) {
    for (const [place, number] of point.entries()) {
      rounded[at * DIMENSIONS + place] = Math.max(-127, Math.min(127, Math.round(number * SCALE)));
    }
  }
  return { points: rounded, routes };
}

/** How quickly a neighbour counts less the further away it is. */
const NARROWNESS = 20;

export type Opinion = { score: number; routes: Partial<Record<CrisisRoute, number>> };

/** What `askNeighbours` says at the most. */
export const ALL_DANGER = 1;

/** From -1, all near ones are harmless, to 1, all are danger; and how much each kind of danger has to do with it. */
export function askNeighbours(
  point: Float32Array,
  { points, routes }: Neighbours,
  leftOut?: ReadonlySet<number>,
): Opinion {
  const found: Opinion['routes'] = {};
  let [danger, all] = [0, 1e-12];
  for (const [at, route] of routes.entries()) {
    if (leftOut?.has(at)) continue;
    const weight = Math.exp(NARROWNESS * (nearness(point, points, at) - 1));
    all += weight;
    if (route) {
      danger += weight;
      found[route] = (found[route] ?? 0) + weight;
    }
  }
  return { score: (2 * danger) / all - 1, routes: found };
}

function nearness(point: Float32Array, points: Int8Array, at: number): number {
  const start = at * DIMENSIONS;
  let sum = 0;
  for (let place = 0; place < DIMENSIONS; place += 1) sum += (point[place] ?? 0) * (points[start + place] ?? 0);
  return sum / SCALE;
}
