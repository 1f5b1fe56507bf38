import type { VenueId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import { isStepDone, planSteps, stepIn } from './plan-steps';

const chapel = { id: '0197d5b4-6f1c-7000-8000-000000000001' as VenueId, name: 'Chapel', isSample: true };
const priced = { selectedVenue: null, estimatedCost: '3500', totalCost: '3500', finalCost: null };
const withVenue = { ...priced, selectedVenue: chapel };
const at = (query: string, plan: typeof priced | typeof withVenue) => stepIn(new URLSearchParams(query), plan);

test('the address names the step, counted from 0', () => {
  for (const step of [0, 1, 2, 3, 4, 5]) expect(at(`step=${step}`, priced)).toBe(step);
});

test('an address without a step that exists opens the first step that is not done', () => {
  for (const query of ['', 'step=', 'step=6', 'step=-1', 'step=1.5', 'step=venue', 'step=10']) {
    expect(at(query, priced), query).toBe(0);
    expect(at(query, withVenue), query).toBe(2);
  }
});

test('choosing a venue and having a price finish their steps, and nothing else is done yet', () => {
  const done = (plan: Parameters<typeof isStepDone>[1]) =>
    planSteps.filter(({ id }) => isStepDone(id, plan)).map(({ id }) => id);
  expect(done(withVenue)).toEqual(['venue', 'estimate']);
  expect(done({ ...priced, estimatedCost: '0', totalCost: '' })).toEqual([]);
});
