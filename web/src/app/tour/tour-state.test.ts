import type { UserId } from '@evenlight/contract/ids';
import { afterEach, expect, test, vi } from 'vitest';
import { beginTourAgain, endTour, isTourWaitingAt, mayBeginByItself, tour } from './tour-state';

const drawer = new Map<string, string>();
let isLocked = false;
const orLocked = <Given>(given: Given): Given => {
  if (isLocked) throw new Error('The drawer is locked.');
  return given;
};
vi.stubGlobal('localStorage', {
  getItem: (key: string) => orLocked(drawer.get(key) ?? null),
  setItem: (key: string, text: string) => void orLocked(drawer.set(key, text)),
  removeItem: (key: string) => void orLocked(drawer.delete(key)),
});
afterEach(() => {
  drawer.clear();
  isLocked = false;
});

const ada = 'f3c2c1ee-0c55-4b5e-8f3f-6b7f6d2f7a10' as UserId;
const ben = 'f3c2c1ee-0c55-4b5e-8f3f-6b7f6d2f7a11' as UserId;

test('whoever has seen it is not asked again, and somebody else at the same computer is', () => {
  expect(mayBeginByItself(ada)).toBe(true);
  endTour(ada);
  expect(mayBeginByItself(ada)).toBe(false);
  expect(mayBeginByItself(ben)).toBe(true);
});

test('begun again, it stands at its first step, and its mark is gone', () => {
  endTour(ada);
  beginTourAgain(ada);
  expect(tour.getState()).toEqual({ step: 0 });
  expect([...drawer.keys()]).toEqual([]);
});

test('a browser that keeps nothing is never shown it unasked, and nothing breaks', () => {
  isLocked = true;
  expect(mayBeginByItself(ben)).toBe(false);
  endTour(ben);
  expect(tour.getState()).toEqual({ step: null });
});

test.each([
  '/support',
  '/grief-support',
  '/memorial/rosa',
  '/payment',
  '/pay',
  '/join-family/abc',
  '/family-invitation',
])('nobody is interrupted at %s', (path) => expect(isTourWaitingAt(path)).toBe(true));

test.each(['/', '/dashboard', '/plans', '/vendor-marketplace', '/family-collaboration', '/profile', '/about'])(
  'it may begin at %s',
  (path) => expect(isTourWaitingAt(path)).toBe(false),
);
