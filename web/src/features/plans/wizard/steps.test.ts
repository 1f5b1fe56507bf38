import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/planning-draft';
import { missingFor, pathOfStep, type Step, stepAfter, stepBefore, stepIn } from './steps';

const steps: Step[] = ['who', 1, 2, 3, 4, 5];

test.each([
  ['step=3', 3],
  ['step=1', 1],
  ['', 'who'],
  ['step=0', 'who'],
  ['step=6', 'who'],
  ['step=two', 'who'],
  ['step=2.5', 'who'],
])('the address ?%s opens step %s', (query, step) => {
  expect(stepIn(new URLSearchParams(query))).toBe(step);
});

test('every step leads to the one before and the one after, and the ends lead nowhere', () => {
  expect(steps.map(stepBefore)).toEqual([null, 'who', 1, 2, 3, 4]);
  expect(steps.map(stepAfter)).toEqual([1, 2, 3, 4, 5, null]);
  for (const step of steps) expect(stepIn(new URL(pathOfStep(step), 'https://house').searchParams)).toBe(step);
});

test('the way on waits for a tradition, a package and a venue, and for nothing else', () => {
  const isWaiting = (draft: Parameters<typeof missingFor>[1]) => steps.map((step) => missingFor(step, draft) !== null);
  const empty = emptyDraft('1');
  expect(isWaiting(empty)).toEqual([false, true, true, true, false, false]);
  const full = { ...empty, faithTradition: 'hindu', packageTier: 'basic', venueId: 'somewhere' };
  expect(isWaiting(full as typeof empty)).toEqual([false, false, false, false, false, false]);
});

test('a simple offer can be had by itself: it waits for no venue', () => {
  const draft = { ...emptyDraft('1'), packageTier: 'simple' } as const;
  expect(missingFor(3, draft)).toBeNull();
  expect(missingFor(3, { ...draft, packageTier: 'basic' })).not.toBeNull();
});
