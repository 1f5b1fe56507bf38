// When a session ends by itself.

const DAY_MS = 24 * 60 * 60 * 1000;

/** A phone left in a drawer is signed out after two weeks, and nobody stays signed in for more than thirty days. */
const SESSION_IDLE_DAYS = 14;
export const SESSION_LONGEST_DAYS = 30;
/** Writing 'last seen' on every request would be a write per read; once in this while is exact enough. */
const LAST_SEEN_EVERY_MINUTES = 10;

type Lifetime = { createdAt: Date; lastSeenAt: Date; endedAt: Date | null };

export function isSessionLive({ createdAt, lastSeenAt, endedAt }: Lifetime, now: Date): boolean {
  if (endedAt) return false;
  const idleMs = now.getTime() - lastSeenAt.getTime();
  const ageMs = now.getTime() - createdAt.getTime();
  return idleMs < SESSION_IDLE_DAYS * DAY_MS && ageMs < SESSION_LONGEST_DAYS * DAY_MS;
}

export function isLastSeenStale(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > LAST_SEEN_EVERY_MINUTES * 60 * 1000;
}

/** One in 200,000 for a guesser, and enough for anyone's thumbs. */
export const CODE_TRIES = 5;
