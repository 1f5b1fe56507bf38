import { expect, test } from 'vitest';
import { beginTour, endTour, isTourWaitingAt, tour } from './tour-state';

test('it begins at its first step, and only when it is asked for', () => {
  expect(tour.getState()).toEqual({ step: null });
  beginTour();
  expect(tour.getState()).toEqual({ step: 0 });
  endTour();
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
  'it may be shown at %s',
  (path) => expect(isTourWaitingAt(path)).toBe(false),
);
