import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPendingEmail, keepPendingEmail, readPendingEmail } from './pending-email';

const MINUTE_MS = 60_000;
const ada = { id: '0197d5b4-6f1c-7000-8000-000000000001' as UserId, email: 'ada@example.org' };
const rosa = { id: '0197d5b4-6f1c-7000-8000-000000000002' as UserId, email: 'rosa@example.org' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
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
  const pending = keepPendingEmail(ada.id, 'new@example.org');
  vi.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(readPendingEmail(ada)).toEqual(pending);
  vi.advanceTimersByTime(1);
  expect(readPendingEmail(ada)).toBeNull();
  expect(kept.size).toBe(0);
});

test('another person is not shown the address, and it is gone for good', () => {
  keepPendingEmail(ada.id, 'new@example.org');
  expect(readPendingEmail(rosa)).toBeNull();
  expect(readPendingEmail(ada)).toBeNull();
});

test('an address that counts by now, perhaps through another tab, waits for nothing', () => {
  keepPendingEmail(ada.id, 'new@example.org');
  expect(readPendingEmail({ ...ada, email: 'new@example.org' })).toBeNull();
});

test('once it is typed or called off it is forgotten', () => {
  keepPendingEmail(ada.id, 'new@example.org');
  forgetPendingEmail();
  expect(readPendingEmail(ada)).toBeNull();
});

test('a browser that forbids storage still asks for the code', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(keepPendingEmail(ada.id, 'new@example.org')).toMatchObject({ newEmail: 'new@example.org' });
  expect(readPendingEmail(ada)).toBeNull();
});
