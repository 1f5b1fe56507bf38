import type { PlanId } from '@evenlight/contract/ids';
import type { TimelineAnswers, TimelineOptions } from '@evenlight/contract/timelines';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../accounts/tables.ts';
import type { PlanScope } from '../plans/access.ts';
import { plans } from '../plans/tables.ts';
import { timelineMarks, timelines } from './tables.ts';

export async function findTimeline(db: Db, planId: PlanId) {
  const [found] = await db.select().from(timelines).where(eq(timelines.planId, planId));
  return found ?? null;
}

type Wanted = { options: TimelineOptions; answers: TimelineAnswers; generatedAt: Date };

export async function putTimeline(db: Db, { planId }: PlanScope, wanted: Wanted): Promise<void> {
  await db
    .insert(timelines)
    .values({ planId, ...wanted })
    .onConflictDoUpdate({ target: timelines.planId, set: wanted });
}

/** What a family did about its events, with the name of whoever did it. */
export async function marksOf(db: Db, planId: PlanId): Promise<Mark[]> {
  const found = await db
    .select({ mark: timelineMarks, firstName: users.firstName, lastName: users.lastName })
    .from(timelineMarks)
    .leftJoin(users, eq(users.id, timelineMarks.completedBy))
    .where(eq(timelineMarks.planId, planId));
  return found.map(({ mark, firstName, lastName }) => ({
    ...mark,
    completedByName: mark.completedByName || (firstName === null ? '' : `${firstName} ${lastName}`),
  }));
}

export type Mark = typeof timelineMarks.$inferSelect;

export async function lockMark(db: Db, { planId }: PlanScope, eventId: string): Promise<Mark | null> {
  const ofEvent = and(eq(timelineMarks.planId, planId), eq(timelineMarks.eventId, eventId));
  const [mark] = await db.select().from(timelineMarks).where(ofEvent).for('update');
  return mark ?? null;
}

export type MarkChanges = Partial<Pick<Mark, 'completedAt' | 'completedBy' | 'completedByName' | 'assignee' | 'note'>>;

export async function putMark(
  db: Db,
  { planId }: PlanScope,
  eventId: string,
  changes: MarkChanges,
  updatedAt: Date,
): Promise<void> {
  const first = { completedAt: null, completedBy: null, completedByName: '', assignee: '', note: '' };
  // Counts changes of the note alone: a step that was ticked off meanwhile takes nobody's words away.
  const noteChanges = changes.note === undefined ? 0 : 1;
  await db
    .insert(timelineMarks)
    .values({ planId, eventId, ...first, ...changes, version: noteChanges, updatedAt })
    .onConflictDoUpdate({
      target: [timelineMarks.planId, timelineMarks.eventId],
      set: { ...changes, updatedAt, version: sql`${timelineMarks.version} + ${noteChanges}` },
    });
}

/** Plans that have a timeline and are not put away, in the order of their ids, so many at a time. */
export function plansWithTimeline(db: Db, { after, atOnce }: { after: string; atOnce: number }) {
  return db
    .select({ planId: timelines.planId, userId: plans.userId })
    .from(timelines)
    .innerJoin(plans, eq(plans.id, timelines.planId))
    .where(and(gt(timelines.planId, after), isNull(plans.archivedAt)))
    .orderBy(asc(timelines.planId))
    .limit(atOnce);
}
