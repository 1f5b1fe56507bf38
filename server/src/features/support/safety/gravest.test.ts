import { expect, test } from 'vitest';
import { gravestOf } from './gravest.ts';

const own = (text: string) => text;

test('of what is short nothing is left out', () => {
  expect(gravestOf(['the flowers are blue', 'tonight it ends'], 100, own)).toHaveLength(2);
});

test('of what is long, sentences with grave words stay', () => {
  const ordinary = Array.from({ length: 500 }, (_, at) => `on day ${at} we chose the flowers`);
  const kept = gravestOf([...ordinary, 'tonight it ends', ...ordinary, 'ya no quiero vivir'], 60, own);
  expect(kept.slice(0, 2).sort()).toEqual(['tonight it ends', 'ya no quiero vivir']);
  expect(kept.join(' ').split(' ').length).toBeLessThanOrEqual(60);
});
