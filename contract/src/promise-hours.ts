/** 'Within 24 hours' is said on the screens; this is what holds us to it. */
export const PROMISE_HOURS = 24;

export function answerDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + PROMISE_HOURS * 60 * 60 * 1000);
}
