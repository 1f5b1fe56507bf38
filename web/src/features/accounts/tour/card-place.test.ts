import { expect, test } from 'vitest';
import { placeOfCard } from './card-place';

const view = { width: 1280, height: 800 };
const card = { width: 400, height: 240 };
const heading = { top: 100, left: 92, width: 500, height: 60 };

test('the card stands below what it points at', () => {
  expect(placeOfCard(heading, card, view, 'bottom')).toEqual({ top: 176, left: 92 });
});

test('without room above it stands below', () => {
  expect(placeOfCard(heading, card, view, 'top')).toEqual({ top: 176, left: 92 });
});

test('beside something wide it stays inside the window', () => {
  expect(placeOfCard({ ...heading, width: 1100 }, card, view, 'right')).toEqual({ top: 100, left: 864 });
});

test('with nothing to point at it stands in the middle', () => {
  expect(placeOfCard(null, card, view, 'bottom')).toEqual({ top: 280, left: 440 });
});

test('in a window that is too small its beginning is in sight', () => {
  expect(placeOfCard(null, card, { width: 300, height: 200 }, 'bottom')).toEqual({ top: 16, left: 16 });
});
