import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnIn } from '../drawing/bay-shapes';
import {
  CITY_SCALE,
  CLOSEST_SCALE,
  clampInto,
  drawnCities,
  openingView,
  placeOf,
  pointOf,
  transformBetween,
  viewOfCity,
} from './projection';

const bounds = { left: 20, top: 20, right: 780, bottom: 580 };

describe('the map', () => {
  test('at city zoom a degree takes 2000 units, counted from the middle of an 800 by 600 drawing', () => {
    const city = viewOfCity('San Francisco', []);
    expect(city).toEqual({ latitude: 37.7749, longitude: -122.4194, scale: 2_000 });
    expect(pointOf(city, city)).toEqual({ x: 400, y: 300 });
    const oakland = pointOf(drawnCities.Oakland, city);
    expect(oakland.x).toBeCloseTo(400 + 0.1482 * 2_000);
    expect(oakland.y).toBeCloseTo(300 - 0.0295 * 2_000);
  });

  test('what lies outside stays at the edge, 20 units inside of it', () => {
    const sanJose = pointOf(drawnCities['San Jose'], viewOfCity('San Francisco', []));
    expect(clampInto(sanJose, bounds)).toEqual({ x: 780, y: 580 });
  });

  test('a city that is not on the drawing lies in the middle of its venues', () => {
    const venues = [
      { location: 'Novato', latitude: 38.1, longitude: -122.56 },
      { location: 'Novato', latitude: 38.12, longitude: -122.58 },
      { location: 'Oakland', latitude: 37.8, longitude: -122.27 },
    ];
    const { latitude, longitude, scale } = viewOfCity('Novato', venues);
    expect([latitude, longitude, scale]).toEqual([expect.closeTo(38.11), expect.closeTo(-122.57), CITY_SCALE]);
  });

  test('the opening view shows all ten cities inside the edges', () => {
    expect(Object.keys(drawnCities)).toHaveLength(10);
    for (const place of Object.values(drawnCities)) {
      const point = pointOf(place, openingView);
      expect(clampInto(point, bounds)).toEqual(point);
    }
    expect(openingView.scale).toBeLessThan(CITY_SCALE);
  });

  test('the land is drawn in the view that the map opens with', () => {
    expect(drawnIn).toEqual(openingView);
  });

  const place = fc.record({
    latitude: fc.double({ min: 36.8, max: 38.4, noNaN: true }),
    longitude: fc.double({ min: -123, max: -121, noNaN: true }),
  });
  const scale = fc.double({ min: openingView.scale, max: CLOSEST_SCALE, noNaN: true });
  const view = fc.tuple(place, scale).map(([middle, scale]) => ({ ...middle, scale }));

  test('a point on the map leads back to its place', () => {
    fc.assert(
      fc.property(place, view, (place, view) => {
        const back = placeOf(pointOf(place, view), view);
        expect(back.latitude).toBeCloseTo(place.latitude, 9);
        expect(back.longitude).toBeCloseTo(place.longitude, 9);
      }),
    );
  });

  test('land and markers stay together at every zoom', () => {
    fc.assert(
      fc.property(place, view, (place, view) => {
        const [, shiftX, shiftY, factor] =
          /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(transformBetween(drawnIn, view))?.map(Number) ?? [];
        const drawn = pointOf(place, drawnIn);
        const marker = pointOf(place, view);
        expect(drawn.x * (factor ?? 0) + (shiftX ?? 0)).toBeCloseTo(marker.x, 1);
        expect(drawn.y * (factor ?? 0) + (shiftY ?? 0)).toBeCloseTo(marker.y, 1);
      }),
    );
  });
});
