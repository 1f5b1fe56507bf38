import { expect, test } from 'vitest';
import { asMinutes, elapsedIn, lookedAt, paused, readyClock, started } from './session-clock';

test('a pause costs no time, however long it is', () => {
  const running = started(readyClock, 1_000);
  expect(elapsedIn(running, 4_000)).toBe(3_000);
  const resting = paused(running, 4_000);
  expect(elapsedIn(resting, 900_000)).toBe(3_000);
  const again = started(resting, 900_000);
  expect(elapsedIn(again, 901_000)).toBe(4_000);
  expect(paused(resting, 5)).toBe(resting);
  expect(started(running, 9_000)).toBe(running);
});

test('after a sleep of the tab the time is up at the first look', () => {
  const running = started(readyClock, 0);
  expect(lookedAt(running, 59_999, 60_000)).toBe(running);
  expect(lookedAt(running, 7_200_000, 60_000)).toEqual({ state: 'over' });
  expect(lookedAt(paused(running, 10), 7_200_000, 60_000).state).toBe('paused');
});

test('a clock that is set back never counts below nothing', () => {
  expect(elapsedIn(started(readyClock, 5_000), 1_000)).toBe(0);
});

test('what is left is told in minutes', () => {
  expect([0, 400, 59_000, 60_000, 125_000, -5].map(asMinutes)).toEqual([
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '2:05',
    '0:00',
  ]);
});
