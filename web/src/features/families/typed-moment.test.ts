import { expect, test } from 'vitest';
import { asMoment, asTyped } from './typed-moment';

test('what was typed comes back as it was typed, in summer and in winter', () => {
  for (const typed of ['2026-07-04T09:30', '2026-11-18T00:05', '2026-12-31T23:59'])
    expect(asTyped(asMoment(typed))).toBe(typed);
});

test('a task is due on the clock of the Bay Area, wherever the reader is', () => {
  expect(asMoment('2026-11-18T10:00')).toBe('2026-11-18T18:00:00.000Z');
  expect(asMoment('2026-07-18T10:00')).toBe('2026-07-18T17:00:00.000Z');
});

test('a field that is empty or half filled in is no day', () => {
  expect(asMoment('')).toBeNull();
  expect(asMoment('2026-11')).toBeNull();
  expect(asTyped(null)).toBe('');
});
