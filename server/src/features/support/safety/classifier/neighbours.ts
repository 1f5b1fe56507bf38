// What the messages we know say about another one: the nearer it is to them, the louder.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { DIMENSIONS } from './encoder.ts';

/** Points as small whole numbers: a quarter of the space, and as good. */
const SCALE = 127 * 4;

/** Some of the messages we know, as points: those that say whether it is danger, and examples of each kind of it. */
export type Neighbours = { speakers: Speakers; examples: Examples };

/** How loudly each of them speaks for danger, or against it; and what is said when all are far away. */
export type Speakers = { points: Int8Array; sayings: Float32Array; always: number };
/** `known` is of how many messages of a kind they were taken. */
export type Examples = { points: Int8Array; routes: readonly CrisisRoute[]; known: Readonly<Record<string, number>> };

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
export function heard(point: ArrayLike<number>, points: Int8Array, at: number): number {
  return Math.exp(WIDELY * (nearness(point, points, at) - 1));
}

/** Above zero it sounds like danger. */
export function alarmOf(point: Float32Array, { speakers: { points, sayings, always } }: Neighbours): number {
  // To doubles once, instead of for each neighbour anew: that took most of the time.
  const counted = Float64Array.from(point);
  return sayings.reduce((alarm, saying, at) => alarm + saying * heard(counted, points, at), always);
}

/** The kind of danger that the nearest of them speak of. Of some kinds more are known: they are likelier, but not by as much. */
export function routeBy(point: Float32Array, { examples: { points, routes, known } }: Neighbours): CrisisRoute {
  const counted = Float64Array.from(point);
  const kinds = new Map<CrisisRoute, { weight: number; examples: number }>();
  for (const [at, route] of routes.entries()) {
    const { weight, examples } = kinds.get(route) ?? { weight: 0, examples: 0 };
    const more = Math.exp(NARROWLY * (nearness(counted, points, at) - 1));
    kinds.set(route, { weight: weight + more, examples: examples + 1 });
  }
  const heaviness = ([route, { weight, examples }]: [CrisisRoute, { weight: number; examples: number }]) =>
    (weight / examples) * Math.sqrt(known[route] ?? 1);
  const [heaviest] = [...kinds].sort((one, other) => heaviness(other) - heaviness(one));
  return heaviest?.[0] ?? 'self';
}

function nearness(point: ArrayLike<number>, points: Int8Array, at: number): number {
  const start = at * DIMENSIONS;
  let sum = 0;
  for (let place = 0; place < DIMENSIONS; place += 1) sum += (point[place] ?? 0) * (points[start + place] ?? 0);
  return sum / SCALE;
}
