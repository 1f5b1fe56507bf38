import { expect, test } from 'vitest';
import { moveOfCard } from './place-card';

const wide = { width: 680, height: 500 };

test('the card stands above its marker, in the middle', () => {
  expect(moveOfCard({ x: 340, y: 400, radius: 15 }, wide)).toBe('200px calc(377px - 100%)');
});

test('the card stands below a marker near the upper edge', () => {
  expect(moveOfCard({ x: 340, y: 60, radius: 15 }, wide)).toBe('200px 83px');
});

test('the card never leaves the map at the sides, also on a narrow phone', () => {
  expect(moveOfCard({ x: 20, y: 60, radius: 15 }, wide)).toBe('8px 83px');
  expect(moveOfCard({ x: 670, y: 60, radius: 15 }, wide)).toBe('392px 83px');
  expect(moveOfCard({ x: 200, y: 60, radius: 13 }, { width: 240, height: 420 })).toBe('8px 81px');
});
