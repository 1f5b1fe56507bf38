import { VENUES_ON_MAP_MAX } from '@evenlight/contract/venues';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bounds, Point } from '../view/projection';
import { spreadMarkers } from './spread-markers';

const wide: Bounds = { left: 20, top: 20, right: 780, bottom: 580 };
const phone: Bounds = { left: 38, top: -110, right: 762, bottom: 710 };
// Rounding in the last digit is not an overlap.
const ALMOST = 1e-6;

const place = fc.record({
  x: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
  y: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
});
// Venues come in cities: many around few places, some on the very same spot.
const crowd = fc
  .tuple(
    fc.array(place, { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(), { minLength: 1, maxLength: VENUES_ON_MAP_MAX }),
  )
  .map(([towns, picks]) => picks.map((pick) => towns[pick % towns.length] ?? { x: 0, y: 0 }));
const scattered = fc.array(place, { minLength: 1, maxLength: VENUES_ON_MAP_MAX });
const frame = fc.constantFrom({ bounds: wide, apart: 38 }, { bounds: phone, apart: 73 });

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function nearestPair(points: Point[]): number {
  return Math.min(...points.flatMap((one, at) => points.slice(at + 1).map((other) => distance(one, other))));
}

describe('spreading markers', () => {
  test('a marker with room around it stays where it is', () => {
    const places = [
      { x: 100, y: 100 },
      { x: 400, y: 300 },
    ];
    expect(spreadMarkers(places, wide, 38)).toEqual(places);
  });

  test('no two markers are closer than their width, and none leaves the map', () => {
    fc.assert(
      fc.property(fc.oneof(crowd, scattered), frame, (places, { bounds, apart }) => {
        const spread = spreadMarkers(places, bounds, apart);
        expect(spread).toHaveLength(places.length);
        expect(nearestPair(spread)).toBeGreaterThanOrEqual(apart - ALMOST);
        for (const { x, y } of spread) {
          expect(x).toBeGreaterThanOrEqual(bounds.left);
          expect(x).toBeLessThanOrEqual(bounds.right);
          expect(y).toBeGreaterThanOrEqual(bounds.top);
          expect(y).toBeLessThanOrEqual(bounds.bottom);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('each stays near its own place: the first on it, the others no farther than the crowd requires', () => {
    fc.assert(
      fc.property(crowd, (places) => {
        const spread = spreadMarkers(places, wide, 38);
        spread.forEach((point, before) => {
          const own = places[before] ?? point;
          const nearest = { x: Math.min(780, Math.max(20, own.x)), y: Math.min(580, Math.max(20, own.y)) };
          // In a corner a quarter of the ring is left, so that is where a crowd reaches farthest.
          expect(distance(point, nearest)).toBeLessThanOrEqual(38 * (2 * Math.sqrt(before) + 1));
        });
      }),
      { numRuns: 200 },
    );
  });

  test('the same venues are always spread in the same way', () => {
    const places = Array.from({ length: 50 }, () => ({ x: 400, y: 300 }));
    expect(spreadMarkers(places, wide, 38)).toEqual(spreadMarkers(places, wide, 38));
  });
});
