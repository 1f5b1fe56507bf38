import { expect, test } from 'vitest';
import { empathyScore } from './empathy-score.ts';

const asked = 'My brother and I used to fish on the river before he died.';

test('a reply that takes up what was said scores above one that instructs', () => {
  const listens = 'You and your brother on the river: that is a lot of love in one picture. What do you miss most?';
  const instructs = 'You should try to exercise. You must sleep. Do you sleep? Do you eat?';
  expect(empathyScore(asked, listens)).toBeGreaterThanOrEqual(8);
  expect(empathyScore(asked, instructs)).toBeLessThanOrEqual(3);
});

test('the figure stays between 1 and 10', () => {
  for (const reply of ['', asked.repeat(20), 'you should? you must? try to?'.repeat(30)]) {
    expect(empathyScore(asked, reply)).toBeGreaterThanOrEqual(1);
    expect(empathyScore(asked, reply)).toBeLessThanOrEqual(10);
  }
});
