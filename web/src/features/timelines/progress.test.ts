import { expect, test } from 'vitest';
import { percentOf, planProgress, talliesByCategory, tallyOf, upcomingOf } from './progress';

const event = (category: 'preparation' | 'ceremony' | 'memorial', completed = false) => ({ category, completed });

test('the plan stands at 100 on the day of the service and after it, and at 0 from thirty days before it', () => {
  const today = '2026-11-15';
  const expected = { '2026-11-15': 100, '2026-11-01': 100, '2026-11-16': 97, '2026-11-25': 67, '2026-12-14': 3 };
  for (const [day, percent] of Object.entries(expected)) expect(planProgress(day, today), day).toBe(percent);
  expect(planProgress('2026-12-15', today)).toBe(0);
  expect(planProgress('2028-01-01', today)).toBe(0);
});

test('a day on which the clocks change counts as one day', () => {
  expect(planProgress('2026-11-02', '2026-10-31')).toBe(93);
});

test('without a service date there is no progress to tell', () => {
  expect(planProgress(null, '2026-11-15')).toBeNull();
});

test('what is done is counted overall and for each category that has something in it', () => {
  const events = [event('preparation', true), event('preparation'), event('ceremony', true)];
  expect(tallyOf(events)).toEqual({ done: 2, total: 3 });
  expect(talliesByCategory(events)).toEqual([
    { category: 'preparation', done: 1, total: 2 },
    { category: 'ceremony', done: 1, total: 1 },
  ]);
  expect(percentOf({ done: 2, total: 3 })).toBe(67);
  expect(percentOf(tallyOf([]))).toBe(0);
});

test('upcoming are the first five that are not done', () => {
  const events = [event('preparation', true), ...Array.from({ length: 7 }, () => event('memorial'))];
  expect(upcomingOf(events)).toEqual(events.slice(1, 6));
  expect(upcomingOf([event('ceremony', true)])).toEqual([]);
});
