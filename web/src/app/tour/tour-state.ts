// Who has seen the tour, and how far it has come on this page.
import type { UserId } from '@evenlight/contract/ids';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage';
import { createStateHolder } from '../../platform/state-holder';

/** `step` is null while no tour is shown. */
export const tour = createStateHolder<{ step: number | null }>({ step: null });

// Not among what signing out erases: it says nothing about anybody, and nobody is to be shown around at every sign-in.
const keyOf = (userId: UserId) => `tour-seen.${userId}`;

// Where the browser keeps nothing for us, it is still not shown twice on one page.
const endedFor = new Set<UserId>();

/** Never seen here, and we can remember it when it was: a browser that forgets would show it with every page. */
export function mayBeginByItself(userId: UserId): boolean {
  if (endedFor.has(userId) || readStored('localStorage', keyOf(userId)) !== null) return false;
  const isRemembered = writeStored('localStorage', PROBE_KEY, '1');
  removeStored('localStorage', PROBE_KEY);
  return isRemembered;
}

const PROBE_KEY = 'tour-seen';

export function endTour(userId: UserId) {
  endedFor.add(userId);
  writeStored('localStorage', keyOf(userId), JSON.stringify(new Date().toISOString()));
  tour.show({ step: null });
}

export function beginTourAgain(userId: UserId) {
  endedFor.delete(userId);
  removeStored('localStorage', keyOf(userId));
  tour.show({ step: 0 });
}

/**
 * Where nobody is interrupted: support, memorials, payments, invitations, the first days, and wherever somebody is in the
 * middle of something for the family. There the tour waits until they are elsewhere.
 */
const WAITS_AT = [
  /^\/(support|grief-support|emotional-support)(\/|$)/,
  /^\/(memorial|memorial-builder|memorial-invitation|rsvp)(\/|$)/,
  /^\/(payment|payment-success|payments|pay|statement)(\/|$)/,
  /^\/(family-invitation|join-family|family-notices|help-with|vendor-reply|consultation)(\/|$)/,
  /^\/(first-days|who-decides|planning-wizard|plan-workflow|contact)(\/|$)/,
  /^\/plans\/.+/,
  /^\/(login|signup|sign-out|goodbye|staff|dev)(\/|$)/,
];

export function isTourWaitingAt(pathname: string): boolean {
  return WAITS_AT.some((place) => place.test(pathname));
}
