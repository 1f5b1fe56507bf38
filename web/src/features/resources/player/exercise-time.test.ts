import type { ExerciseStep } from '@evenlight/contract/resources';
import { expect, test } from 'vitest';
import { BEGINNING, clockText, isOver, later, leftMs, percentDone, stepped } from './exercise-time';

const steps: ExerciseStep[] = [
  { seconds: 4, movement: 'in', words: 'In' },
  { seconds: 6, movement: 'out', words: 'Out' },
];

test('time moves an exercise through its steps, and each gets its whole time', () => {
  expect(later(BEGINNING, 3_999, steps)).toEqual({ step: 0, elapsedMs: 3_999 });
  expect(later(BEGINNING, 60_000, steps)).toEqual({ step: 1, elapsedMs: 0 });
  const over = later({ step: 1, elapsedMs: 5_900 }, 200, steps);
  expect(isOver(over, steps)).toBe(true);
  expect(later(over, 1_000, steps)).toEqual(over);
});

test('back and forward stay within the exercise', () => {
  expect(stepped({ step: 1, elapsedMs: 900 }, -1, steps)).toEqual(BEGINNING);
  expect(stepped(BEGINNING, -1, steps)).toEqual(BEGINNING);
  expect(stepped({ step: 1, elapsedMs: 0 }, 1, steps)).toEqual({ step: 1, elapsedMs: 0 });
  expect(stepped({ step: 2, elapsedMs: 0 }, -1, steps)).toEqual({ step: 1, elapsedMs: 0 });
});

test('what is left is told as on a clock', () => {
  expect(clockText(leftMs(BEGINNING, steps))).toBe('0:10');
  expect(clockText(125_000)).toBe('2:05');
  expect(percentDone({ step: 1, elapsedMs: 1_000 }, steps)).toBe(50);
  expect(leftMs({ step: 2, elapsedMs: 0 }, steps)).toBe(0);
});
