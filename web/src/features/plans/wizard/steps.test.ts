import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/planning-draft';
import { missingFor, pathOfStep, type Step, stepAfter, stepBefore, stepIn } from './steps';

const steps: Step[] = [1, 2, 3, 4, 5];

test.each([
  ['step=3', 3],
  ['', 1],
  ['step=0', 1],
  ['step=6', 1],
  ['step=two', 1],
  ['step=2.5', 1],
])('the address ?%s opens step %i', (query, step) => {
  expect(stepIn(new URLSearchParams(query))).toBe(step);
});

test('every step leads to the one before and the one after, and the ends lead nowhere', () => {
  expect(steps.map(stepBefore)).toEqual([null, 1, 2, 3, 4]);
  expect(steps.map(stepAfter)).toEqual([2, 3, 4, 5, null]);
  for (const step of steps) expect(stepIn(new URL(pathOfStep(step), 'https://house').searchParams)).toBe(step);
});

test('the way on waits for a tradition, a package and a venue, and for nothing else', () => {
  const isWaiting = (draft: Parameters<typeof missingFor>[1]) => steps.map((step) => missingFor(step, draft) !== null);
  const empty = emptyDraft('1');
  expect(isWaiting(empty)).toEqual([true, true, true, false, false]);
  const full = { ...empty, faithTradition: 'hindu', packageTier: 'basic', venueId: 'somewhere' };
  expect(isWaiting(full as typeof empty)).toEqual([false, false, false, false, false]);
});
