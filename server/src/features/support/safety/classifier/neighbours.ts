// What the messages we know say about another one: the nearer it is to them, the louder.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { DIMENSIONS } from './encoder.ts';

/** Points as small whole numbers: a quarter of the space, and as good. */
const SCALE = 127 * 4;

export type Neighbours = { points: Int8Array; routes: (CrisisRoute | null)[]; sayings: Sayings };

/** How loudly each known message speaks for danger, or against it; and what is said when all are far away. */
export type Sayings = { each: Float32Array; always: number };

export function roundedPoints(points: readonly Float32Array[]): Int8Array {
  const rounded = new Int8Array(points.length * DIMENSIONS);
  for (const [at, point] of points.entries()) {
    for (const [place, number] of point.entries()) {
      rounded[at * DIMENSIONS + place] = Math.max(-127, Math.min(127, Math.round(number * SCALE)));
    }
  }
  return rounded;
}

/** How quickly a message is heard less the further away it is. Whose danger it is, only the nearest can tell. */
const WIDELY = 2;
const NARROWLY = 20;

/** How loudly a known message is heard: from 0, far away, to 1, the same. */
export function heard(point: Float32Array, points: Int8Array, at: number): number {
  return Math.exp(WIDELY * (nearness(point, points, at) - 1));
}

export type Opinion = { score: number; routes: Partial<Record<CrisisRoute, number>> };

/** Above zero it sounds like danger; and how much each kind of danger has to do with it. */
export function askNeighbours(point: Float32Array, { points, routes, sayings }: Neighbours): Opinion {
  const found: Opinion['routes'] = {};
  let score = sayings.always;
  for (const [at, route] of routes.entries()) {
    const saying = sayings.each[at] ?? 0;
    if (saying !== 0) score += saying * heard(point, points, at);
    if (route) found[route] = (found[route] ?? 0) + Math.exp(NARROWLY * (nearness(point, points, at) - 1));
  }
  return { score, routes: found };
}

function nearness(point: Float32Array, points: Int8Array, at: number): number {
  const start = at * DIMENSIONS;
  let sum = 0;
  for (let place = 0; place < DIMENSIONS; place += 1) sum += (point[place] ?? 0) * (points[start + place] ?? 0);
  return sum / SCALE;
}
