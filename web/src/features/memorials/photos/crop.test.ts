import { expect, test } from 'vitest';
import { cropOf } from './crop';

test.each([
  [
    { width: 1700, height: 1700 },
    { zoom: 1, x: 0.5, y: 0.5 },
  ],
  [
    { width: 3000, height: 1000 },
    { zoom: 1, x: 0, y: 1 },
  ],
  [
    { width: 800, height: 2400 },
    { zoom: 2.5, x: 1, y: 0.3 },
  ],
])('the cut has the shape of the frame and lies inside the photo', (photo, view) => {
  const { left, top, width, height } = cropOf(view, photo);
  expect((width * photo.width) / (height * photo.height)).toBeCloseTo(14 / 17, 6);
  for (const edge of [left, top, 1 - left - width, 1 - top - height]) expect(edge).toBeGreaterThanOrEqual(-1e-9);
});

test('a wide photo is cut at its sides and a tall one above and below', () => {
  const view = { zoom: 1, x: 0.5, y: 0.5 };
  expect(cropOf(view, { width: 3000, height: 1000 })).toMatchObject({ top: 0, height: 1 });
  expect(cropOf(view, { width: 1000, height: 3000 })).toMatchObject({ left: 0, width: 1 });
});
