// What somebody writes to our team is read for danger, wherever they write it; for a member it counts with the chat.
import { setTimeout as pause } from 'node:timers/promises';
import type { UserId } from '@evenlight/contract/ids';
import { type CrisisLevel, type CrisisRoute, isAtLeast } from '@evenlight/contract/support/levels';
import type { Db } from '../../platform/database/database.ts';
import { inTurnOf } from './access.ts';
import { announceSupport } from './changed.ts';
import { type Assessment, assessByRules } from './safety/assess.ts';
import { assessFor } from './safety/assess-in-worker.ts';
import { remember } from './safety/memory.ts';
import { countReferral, findRemembered, keepRemembered } from './safety-store.ts';

const PATIENCE_MS = 3_000;

export type Worry = { level: CrisisLevel; routes: CrisisRoute[] };

/** What a member writes comes one after the other; a visitor has nothing that could be missed. */
export function inTurnOfWriter<Done>(db: Db, userId: UserId | null, work: (db: Db) => Promise<Done>): Promise<Done> {
  return userId === null ? db.transaction(work) : inTurnOf(db, userId, work);
}

/** In the writer's turn. What a member wrote before counts here, and what they write here counts there. */
export async function worryOf(db: Db, userId: UserId | null, assessment: Assessment, now: Date): Promise<Worry> {
  if (userId === null) return routed(assessment);
  const before = await findRemembered(db, userId);
  const { level, state } = remember(before, routed(assessment), now);
  if (state && state !== before) {
    await keepRemembered(db, userId, state);
    await announceSupport(db, userId, userId, now);
  }
  // A quiet message after a heavy one is not called a danger by itself.
  return routed({ ...assessment, level: isAtLeast(assessment.level, 'elevated') ? level : assessment.level });
}

/** For words that are not written to us: their author reads one quiet line, and nothing of it is kept, counted or told. */
export async function isWorrying(userId: UserId | null, words: string): Promise<boolean> {
  // Their words are stored by now, and nobody waits for long to be told so: where the judge is late, the rules decide.
  const judged = assessFor(userId, words).catch(() => null);
  const inTime = await Promise.race([judged, pause(PATIENCE_MS, null, { ref: false })]);
  return isAtLeast((inTime ?? assessByRules(words)).level, 'elevated');
}

/** A danger that nobody named is most likely the writer's own. */
function routed({ level, routes }: Worry): Worry {
  const isUnrouted = isAtLeast(level, 'elevated') && routes.length === 0;
  return { level, routes: isUnrouted ? ['self'] : routes };
}

/** Crisis lines go with the answer; how often that happens is published. */
export async function countIfReferred(db: Db, { level, routes }: Worry, now: Date): Promise<void> {
  if (isAtLeast(level, 'elevated')) await countReferral(db, { route: routes[0] ?? 'self', level }, now);
}
