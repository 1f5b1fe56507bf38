// How far the tour has come on this page, and where it leaves people alone.
import { createStateHolder } from '../../../platform/state-holder';

/** `step` is null while no tour is shown. It is shown to whoever asks for it, and never by itself. */
export const tour = createStateHolder<{ step: number | null }>({ step: null });

export const beginTour = () => tour.show({ step: 0 });
export const endTour = () => tour.show({ step: null });

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
