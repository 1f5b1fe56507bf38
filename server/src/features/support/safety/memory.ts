// What stays with a person from one message to the next, and from one conversation to another.
import { type CrisisLevel, type CrisisRoute, higher, isAtLeast } from '@evenlight/contract/support/levels';
import type { Assessment } from './assess.ts';

/** How long a level stays at least elevated after the last message that raised it. */
const WORRIED_MS = 7 * 24 * 60 * 60 * 1000;

export type Remembered = {
  /** The last time a message was elevated or worse. */
  raisedAt: Date;
  routes: CrisisRoute[];
  /** Since when the notice stands; null when there is none, or the person said that they are safe. */
  noticeSince: Date | null;
};

type Standing = { level: CrisisLevel; routes: CrisisRoute[]; noticeSince: Date | null };

/** How it stands with a person now. A notice stays until it is answered, however long that takes. */
export function standing(state: Remembered | null, now: Date): Standing {
  if (!state) return { level: 'none', routes: [], noticeSince: null };
  const { routes, noticeSince } = state;
  if (noticeSince) return { level: 'crisis', routes, noticeSince };
  const isRecent = now.getTime() - state.raisedAt.getTime() < WORRIED_MS;
  return isRecent ? { level: 'elevated', routes, noticeSince } : { level: 'none', routes: [], noticeSince };
}

/**
 * The level of a message together with what came before, and what is remembered from now on. A second elevated message
 * within the week is a crisis; nothing that is written ever takes a worry away.
 */
export function remember(
  state: Remembered | null,
  { level, routes }: Pick<Assessment, 'level' | 'routes'>,
  now: Date,
): { level: CrisisLevel; state: Remembered | null } {
  const before = standing(state, now);
  if (!isAtLeast(level, 'elevated')) return { level: higher(level, before.level), state };
  const isCrisis = level === 'crisis' || isAtLeast(before.level, 'elevated');
  const remembered = {
    raisedAt: latest(now, state?.raisedAt),
    routes: [...new Set([...routes, ...before.routes])],
    // A new crisis is a new notice: an answer to the former one does not take it away.
    noticeSince: isCrisis ? latest(now, before.noticeSince) : before.noticeSince,
  };
  return { level: isCrisis ? 'crisis' : level, state: remembered };
}

/** The person pressed 'I am safe now': the notice goes, the level stays elevated for a week from now. */
export function sayingSafe(state: Remembered, now: Date): Remembered {
  return { ...state, raisedAt: latest(now, state.raisedAt), noticeSince: null };
}

/** Clocks of two servers differ a little; what is remembered never moves back. */
function latest(now: Date, before: Date | null | undefined): Date {
  return before && before > now ? before : now;
}
