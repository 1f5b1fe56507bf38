// Times of a conversation, and which state of an alert may follow which.
import { refuse } from '../../platform/problem.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const QUIET_AFTER_MS = 30 * DAY_MS;
// New York asks for this every three hours; we do it for everybody.
const REMINDED_AFTER_MS = 3 * HOUR_MS;
// Longer than a slow model takes; after that whoever was writing the reply is gone.
const CLAIM_MS = 90_000;
// Somebody who was called comes back to the page and sees it, for as long as the worry lasts.
const DONE_CALL_SHOWN_MS = 7 * DAY_MS;

export function statusOf(lastActiveAt: Date, now: Date): 'active' | 'quiet' {
  return now.getTime() - lastActiveAt.getTime() >= QUIET_AFTER_MS ? 'quiet' : 'active';
}

export function isReminderDue(toldItIsAProgramAt: Date, now: Date): boolean {
  return now.getTime() - toldItIsAProgramAt.getTime() >= REMINDED_AFTER_MS;
}

/** A claim from before this moment was left behind by somebody who is gone. */
export function claimsEndedBefore(now: Date): Date {
  return new Date(now.getTime() - CLAIM_MS);
}

// Whoever took an alert calls at once; after this they fell ill, or forgot.
const LEFT_AFTER_MS = 30 * MINUTE_MS;

type Alert = { state: 'waiting' | 'taken' | 'done'; takenBy: string | null; changedAt: Date };

/** A call that was made long ago, or before the worry that stands now, is no answer to it. */
export function isCallShown(
  { state, changedAt }: { state: Alert['state']; changedAt: Date },
  noticeSince: Date | null,
  now: Date,
): boolean {
  if (state !== 'done') return true;
  return now.getTime() - changedAt.getTime() < DONE_CALL_SHOWN_MS && !(noticeSince && noticeSince > changedAt);
}

/** Taken, and nobody sees to it: for long, or because an account that is deleted leaves nobody's name. */
export function isLeft({ state, takenBy, changedAt }: Alert, now: Date): boolean {
  return state === 'taken' && (takenBy === null || now.getTime() - changedAt.getTime() >= LEFT_AFTER_MS);
}

/** The state after somebody of the team moves an alert; null when it is there already. What another took stays theirs for a while. */
export function movedTo(
  { state, takenBy, changedAt }: Alert,
  wanted: 'taken' | 'done',
  { mover, now }: { mover: string; now: Date },
): 'taken' | 'done' | null {
  const isFree = state === 'waiting' || (takenBy !== mover && isLeft({ state, takenBy, changedAt }, now));
  if (!isFree && takenBy !== mover) refuse('alert.taken');
  if (!isFree && (state === wanted || state === 'done')) return null;
  return wanted;
}
