// What we promise, in hours. Every screen and every letter says these numbers, and none of its own.

/** To our own address. A message by the form has the hours of its urgency (contact.ts). */
export const EMAIL_HOURS = 4;

/** 'Within 24 hours' is said on the screens; this is what holds us to it. */
export const PROMISE_HOURS = 24;

export function answerDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + PROMISE_HOURS * 60 * 60 * 1000);
}
