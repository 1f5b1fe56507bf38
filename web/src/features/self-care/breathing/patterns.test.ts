import { expect, test } from 'vitest';
import { lengthMsOf, lengthsInMinutes, momentAt, patternNames, secondsOf } from './patterns';

test('the length is whole breaths, within half a breath of the minutes', () => {
  for (const pattern of patternNames)
    for (const minutes of lengthsInMinutes) {
      const seconds = lengthMsOf(pattern, minutes) / 1000;
      expect(seconds % secondsOf(pattern)).toBe(0);
      expect(Math.abs(seconds - minutes * 60)).toBeLessThanOrEqual(secondsOf(pattern) / 2);
    }
  expect(lengthMsOf('long-out', 1)).toBe(60_000);
});

test('four in and six out, counted down', () => {
  const at = (ms: number) => {
    const { kind, count, nth } = momentAt('long-out', ms);
    return `${kind} ${count} ${nth}`;
  };
  expect([0, 999, 1_000, 3_999, 4_000, 9_999, 10_000].map(at)).toEqual([
    'in 4 0',
    'in 4 0',
    'in 3 0',
    'in 1 0',
    'out 6 1',
    'out 1 1',
    'in 4 2',
  ]);
});

test('the box has four sides of four', () => {
  const kinds = [0, 4_000, 8_000, 12_000, 16_000].map((ms) => momentAt('box', ms).kind);
  expect(kinds).toEqual(['in', 'hold', 'out', 'rest', 'in']);
  expect(momentAt('box', 6_000).percent).toBe(50);
});

test('a tab that slept wakes up in the right phase', () => {
  expect(momentAt('short-hold', 12_000 * 1_000 + 5_000)).toMatchObject({ kind: 'hold', count: 1 });
});
