import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPendingCode, keepPendingCode, readPendingCode } from './pending-code';

const MINUTE_MS = 60_000;
const asked = { kind: 'sign-in', email: 'ada@example.org', returnTo: '/profile' } as const;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is loaded anew goes on at the code for ten minutes', () => {
  const pending = keepPendingCode(asked);
  vi.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(readPendingCode('sign-in')).toEqual(pending);
  vi.advanceTimersByTime(1);
  expect(readPendingCode('sign-in')).toBeNull();
});

test('a code asked for while signing in does not turn up while signing up', () => {
  keepPendingCode(asked);
  expect(readPendingCode('sign-up')).toBeNull();
  expect(readPendingCode('sign-in')).not.toBeNull();
});

test('once it is typed it is forgotten', () => {
  keepPendingCode(asked);
  forgetPendingCode();
  expect(readPendingCode('sign-in')).toBeNull();
});

test('a browser that forbids storage still asks for the code', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(keepPendingCode(asked)).toMatchObject(asked);
  expect(readPendingCode('sign-in')).toBeNull();
});
