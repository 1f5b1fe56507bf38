import { expect, test } from 'vitest';
import { isWithOthers, nextStep, openSteps } from './next-step';

const steps = [
  { id: 'a', completed: true },
  { id: 'b', completed: false },
  { id: 'c', completed: false },
  { id: 'd', completed: false },
];
const open = (eventId: string) => ({ eventId, state: 'open' as const });

test('the first step that is not done comes next', () => {
  expect(nextStep(steps, [], [])?.id).toBe('b');
});

test('a step that is with somebody else waits for them', () => {
  expect(nextStep(steps, [open('b')], [])?.id).toBe('c');
  expect(openSteps(steps, [open('b'), open('d')]).map(({ id }) => id)).toEqual(['c']);
  expect(nextStep(steps, [open('b'), open('c'), open('d')], [])).toBeUndefined();
});

test('a step that somebody could not do, or that was taken back, is the family’s again', () => {
  for (const state of ['declined', 'ended', 'done'] as const)
    expect(isWithOthers({ id: 'b' }, [{ eventId: 'b', state }])).toBe(false);
});

test('what is put off comes back after everything else, in the order of the days', () => {
  expect(nextStep(steps, [], ['b'])?.id).toBe('c');
  expect(nextStep(steps, [], ['b', 'c'])?.id).toBe('d');
  expect(nextStep(steps, [], ['b', 'c', 'd'])?.id).toBe('b');
  expect(nextStep(steps, [], ['b', 'c', 'd', 'b'])?.id).toBe('c');
});

test('the only step that is left stays, also when it is put off', () => {
  expect(nextStep(steps.slice(0, 2), [], ['b', 'b'])?.id).toBe('b');
});

test('when everything is done, nothing comes next', () => {
  expect(nextStep([{ id: 'a', completed: true }], [], [])).toBeUndefined();
});
