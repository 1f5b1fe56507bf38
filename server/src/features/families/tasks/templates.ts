// Tasks that are proposed to a family, out of the tradition's timeline or by a feature above, and what it takes of them.
import { instantAt } from '@evenlight/contract/dates';
import {
  TASKS_PER_GROUP,
  type TaskCategory,
  type TaskPriority,
  type TaskTemplate,
} from '@evenlight/contract/families/tasks';
import type { Importance, TimelineEvent } from '@evenlight/contract/timelines';
import { v4 as anyUuid, v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { entriesOf } from '../../../platform/entries.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { planOfGroup } from '../../plans/access.ts';
import { planIn } from '../../plans/plan-store.ts';
import { type Reading, readSteps } from '../../timelines/read-timeline.ts';
import type { FamilyScope } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { asTaskWords } from './spoken-tasks.ts';
import { endOfList, insertTasks, type TaskRow, takenTemplates } from './task-store.ts';

/** Steps that are about one of these; all others stand under 'other'. */
export const stepsIn: Partial<Record<TaskCategory, readonly string[]>> = {
  documents: ['civ-authority', 'civ-record', 'civ-permit', 'civ-veteran', 'civ-notices', 'mus-debts'],
  venue: [
    'hin-crematory',
    'mus-masjid',
    'jew-aron',
    'chr-date',
    'bud-temple',
    'sik-gurdwara',
    'sik-crematory',
    'sec-venue',
  ],
  catering: ['mus-meals', 'jew-seudah', 'chr-meal', 'bud-meal', 'sik-langar', 'sec-reception', 'oth-gathering'],
  music: ['chr-liturgy', 'sec-program'],
};

const categories = entriesOf(stepsIn);

/** A step that repeats has its number behind a point. */
function categoryOf(stepId: string): TaskCategory {
  const [key = ''] = stepId.split('.');
  return categories.find(([, keys]) => keys.includes(key))?.[0] ?? 'other';
}

const priorities: Record<Importance, TaskPriority> = { essential: 'high', recommended: 'medium', optional: 'low' };

/** When offices close. The timeline knows days; the family sets the hour. */
const DUE_MINUTE = 17 * 60;

function dueAtOf({ startsOn, endsOn }: TimelineEvent): Date | null {
  const day = endsOn ?? startsOn;
  return day === null ? null : instantAt(day, DUE_MINUTE);
}

/** What is not done yet. A family that has not asked for its timeline sees what it would be shown first. */
async function stepsOf(db: Db, scope: FamilyScope, reading: Reading): Promise<TimelineEvent[]> {
  const plan = await planIn(db, planOfGroup(scope), reading.now);
  return readSteps(db, plan, reading);
}

export async function readTemplates(db: Db, scope: FamilyScope, asking: Reading): Promise<TaskTemplate[]> {
  const taken = await takenTemplates(db, scope);
  const steps = await stepsOf(db, scope, asking);
  return steps
    .filter(({ id, completed }) => !completed || taken.has(id))
    .map((step) => ({
      key: step.id,
      title: step.title,
      category: categoryOf(step.id),
      priority: priorities[step.importance],
      dueDate: dueAtOf(step)?.toISOString() ?? null,
      isTaken: taken.has(step.id),
    }));
}

/** Those on the list already stay as they are, and steps the timeline no longer has are left out. */
export async function takeTemplates(
  db: Db,
  scope: FamilyScope,
  wanted: readonly string[],
  { keys, ...asking }: Reading & { keys: Keys },
) {
  const steps = (await stepsOf(db, scope, asking)).filter(({ id }) => wanted.includes(id));
  const proposed = steps.map((step) => ({
    templateKey: step.id,
    ...asTaskWords(step),
    category: categoryOf(step.id),
    priority: priorities[step.importance],
    dueAt: dueAtOf(step),
  }));
  await takeProposed(db, scope, proposed, { keys, now: asking.now });
}

type Proposed = Pick<TaskRow, 'title' | 'description' | 'category' | 'priority' | 'dueAt'> & { templateKey: string };

/** Each once: what is on the list already stays as it is. True when something was added. */
export async function takeProposed(
  db: Db,
  scope: FamilyScope,
  proposed: readonly Proposed[],
  { keys, now }: { keys: Keys; now: Date },
): Promise<boolean> {
  const taken = await takenTemplates(db, scope);
  const added = proposed.filter(({ templateKey }) => !taken.has(templateKey));
  if (added.length === 0) return false;
  const { tasks, position } = await endOfList(db, scope);
  if (tasks + added.length > TASKS_PER_GROUP) refuse('task.too_many');
  await insertTasks(
    db,
    keys,
    added.map((task, place) => ({
      ...task,
      id: uuid({ msecs: now.getTime() }),
      groupId: scope.groupId,
      idempotencyKey: anyUuid(),
      status: 'pending' as const,
      assigneeId: null,
      createdBy: scope.member.userId,
      completedAt: null,
      position: position + 1 + place,
      version: 1,
      createdAt: now,
    })),
  );
  await familyChanged(db, scope, { part: 'tasks', keys, activity: { kind: 'task.added', about: inBrief(added) }, now });
  return true;
}

const NAMED_AT_MOST = 3;

/** Many taken at once are one thing that happened. */
function inBrief(tasks: readonly Pick<Proposed, 'title'>[]): string {
  const named = tasks.slice(0, NAMED_AT_MOST).map(({ title }) => title);
  return [...named, ...(tasks.length > NAMED_AT_MOST ? ['…'] : [])].join(', ');
}
