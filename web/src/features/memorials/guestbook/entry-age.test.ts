import { expect, test } from 'vitest';
import { entryAge } from './entry-age';

const now = new Date('2026-11-15T20:00:00Z');

test.each([
  ['2026-11-15T20:00:05Z', { unit: 'now' }],
  ['2026-11-15T19:00:01Z', { unit: 'now' }],
  ['2026-11-15T19:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-14T20:00:01Z', { unit: 'hours', count: 23 }],
  ['2026-11-14T20:00:00Z', { unit: 'days', count: 1 }],
  ['2026-11-13T20:00:00Z', { unit: 'days', count: 2 }],
  ['2025-11-15T20:00:00Z', { unit: 'days', count: 365 }],
])('what was written at %s is so old', (createdAt, age) => {
  expect(entryAge(createdAt, now)).toEqual(age);
});
