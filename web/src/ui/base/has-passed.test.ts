import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPassed } from './has-passed';

const NOW = Date.UTC(2030, 4, 2);
const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('a moment forty days away is said when it comes, once, and nothing ticks after it', () => {
  const say = vi.fn();
  whenPassed(NOW + 40 * DAY, say);
  vi.advanceTimersByTime(40 * DAY - 1);
  expect(say).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(say).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a moment that came while the device slept is said within a minute of waking', () => {
  const say = vi.fn();
  whenPassed(NOW + DAY, say);
  vi.setSystemTime(NOW + 2 * DAY);
  vi.advanceTimersByTime(60_000);
  expect(say).toHaveBeenCalledOnce();
});

test('whoever leaves the page is told nothing any more', () => {
  const say = vi.fn();
  const callOff = whenPassed(NOW + DAY, say);
  callOff();
  vi.advanceTimersByTime(2 * DAY);
  expect(say).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a moment of the past has passed already', () => {
  const say = vi.fn();
  whenPassed(NOW - 1, say);
  expect(say).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
