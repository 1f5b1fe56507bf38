// What a family does about one event of its timeline.
import type { Member } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import type { PlanScope } from '../plans/access.ts';
import { lockPlan } from '../plans/plan-store.ts';
import { lockMark, type Mark, type MarkChanges, putMark } from './store.ts';

type Input = {
  completed?: boolean | undefined;
  assignee?: string | undefined;
  familyNote?: string | undefined;
  version?: number | undefined;
};

/** The caller has seen that the event belongs to the plan. */
export async function markEvent(
  db: Db,
  scope: PlanScope,
  eventId: string,
  input: Input,
  { actor, now }: { actor: Member; now: Date },
): Promise<void> {
  // One after the other also for the first mark of an event, which has no row to lock yet.
  await lockPlan(db, scope);
  const before = await lockMark(db, scope, eventId);
  if (input.familyNote !== undefined && isStale(before, input)) refuse('timeline.changed_meanwhile');
  const changes = changesOf(before, input, actor, now);
  if (Object.keys(changes).length === 0) return;
  await putMark(db, scope, eventId, changes, now);
  await announceTimeline(db, scope, now);
}

function isStale(before: Mark | null, { familyNote, version }: Input): boolean {
  if (version === undefined || before === null || version >= before.version) return false;
  return before.note !== familyNote;
}

function changesOf(before: Mark | null, input: Input, actor: Member, now: Date): MarkChanges {
  const { completed, assignee, familyNote } = input;
  const isCompleted = before?.completedAt != null;
  return {
    ...(completed === true && !isCompleted ? { completedAt: now, completedBy: actor.userId, completedByName: '' } : {}),
    ...(completed === false && isCompleted ? { completedAt: null, completedBy: null, completedByName: '' } : {}),
    ...(assignee !== undefined && assignee !== (before?.assignee ?? '') ? { assignee } : {}),
    ...(familyNote !== undefined && familyNote !== (before?.note ?? '') ? { note: familyNote } : {}),
  };
}

export async function announceTimeline(db: Db, { planId, userId }: PlanScope, at: Date): Promise<void> {
  await announce(db, { kind: 'timeline.changed', subject: planId, audience: `person:${userId}`, at });
}
