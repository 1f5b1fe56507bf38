import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelPlaces } from './label-places';

const bounds = { left: 0, top: 0, right: 800, bottom: 600 };
const around = { markers: [], markerRadius: 18, bounds, letterHeight: 18 };

test('a name with room stands on its place', () => {
  expect(labelPlaces([{ text: 'Oakland', x: 400, y: 300, reach: 60 }], around)).toEqual([
    { text: 'Oakland', x: 400, y: 300 },
  ]);
});

test('a name gives way to a marker, and is left out where a crowd covers everything near it', () => {
  const oakland = { text: 'Oakland', x: 400, y: 300, reach: 60 };
  const [moved] = labelPlaces([oakland], { ...around, markers: [{ x: 400, y: 300 }] });
  expect(moved).toBeDefined();
  expect(moved).not.toMatchObject({ x: 400, y: 300 });
  const crowd = Array.from({ length: 400 }, (_, at) => ({ x: (at % 20) * 40, y: Math.floor(at / 20) * 40 }));
  expect(labelPlaces([oakland], { ...around, markers: crowd })).toEqual([]);
});

test('a place that is not on the screen is not named', () => {
  expect(labelPlaces([{ text: 'San Jose', x: 900, y: 300, reach: 200 }], around)).toEqual([]);
});

test('a name never stands nearer to a neighbour than to its own place', () => {
  const names = [
    { text: 'Oakland', x: 400, y: 300, reach: 200 },
    { text: 'Berkeley', x: 400, y: 250, reach: 200 },
  ];
  const crowd = Array.from({ length: 20 }, (_, at) => ({ x: 310 + at * 10, y: 300 }));
  const oakland = labelPlaces(names, { ...around, markers: crowd }).find(({ text }) => text === 'Oakland');
  expect(oakland?.y).toBeGreaterThan(300);
});

test('names never cover a marker', () => {
  const point = fc.record({ x: fc.integer({ min: 20, max: 780 }), y: fc.integer({ min: 20, max: 580 }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), fc.array(point, { maxLength: 50 }), (places, markers) => {
      const names = places.map((place) => ({ ...place, text: 'San Ramon', reach: 60 }));
      for (const { x, y } of labelPlaces(names, { ...around, markers }))
        for (const marker of markers) expect(Math.hypot(marker.x - x, marker.y - y)).toBeGreaterThanOrEqual(18);
    }),
    { numRuns: 60 },
  );
});
