// What a family does with its tasks. Everything here runs under the group's lock, so that two changes never meet.
import type { Received } from '@evenlight/contract/endpoint';
import { type changeSharedTask, type NewTask, TASKS_PER_GROUP } from '@evenlight/contract/families/tasks';
import type { FamilyMemberId, FamilyTaskId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { type FamilyScope, mayHere } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { accountOfMembership } from '../group-store.ts';
import {
  deleteTask,
  endOfList,
  findTaskByKey,
  insertTasks,
  renumber,
  type TaskChanges,
  type TaskRow,
  tasksOf,
  updateTask,
} from './task-store.ts';

type Context = { keys: Keys; now: Date };

/** Sent again with the same key, it is the same task. */
export async function createTask(db: Db, scope: FamilyScope, input: NewTask, { keys, now }: Context): Promise<TaskRow> {
  const known = await findTaskByKey(db, keys, scope, input.idempotencyKey);
  if (known) return known;
  const { tasks, position } = await endOfList(db, scope);
  if (tasks >= TASKS_PER_GROUP) refuse('task.too_many');
  const { groupId, idempotencyKey, title, description, category, priority } = input;
  const task: TaskRow = {
    id: uuid({ msecs: now.getTime() }),
    groupId,
    idempotencyKey,
    title,
    description,
    category,
    priority,
    templateKey: null,
    status: 'pending',
    completedAt: null,
    version: 1,
    createdAt: now,
    dueAt: asMoment(input.dueDate),
    assigneeId: await accountOf(db, scope, input.assigneeId),
    createdBy: scope.member.userId,
    position: position + 1,
  };
  await insertTasks(db, keys, [task]);
  await familyChanged(db, scope, { part: 'tasks', keys, activity: { kind: 'task.added', about: title }, now });
  return task;
}

const asMoment = (dueDate: string | null): Date | null => (dueDate === null ? null : new Date(dueDate));

async function accountOf(db: Db, { groupId }: FamilyScope, membership: FamilyMemberId | null): Promise<string | null> {
  if (membership === null) return null;
  return (await accountOfMembership(db, groupId, membership)) ?? refuse('family.member_not_found');
}

type Input = Received<typeof changeSharedTask>['body'];

/** Whoever made it or was given it may, and those who arrange. What changes nothing is never in anybody's way. */
export async function changeTask(
  db: Db,
  scope: FamilyScope,
  task: TaskRow,
  { input, keys, now }: Context & { input: Input },
): Promise<void> {
  const { userId } = scope.member;
  const changes = await changesOf(db, scope, task, input);
  // Before the role: whoever handed a task on, and sends it again because the answer was lost, is told that it is done.
  if (Object.keys(changes).length === 0) return;
  if (!mayHere(scope, 'arrange') && task.createdBy !== userId && task.assigneeId !== userId)
    refuse('family.role_too_low');
  if (input.version !== undefined && input.version !== task.version) refuse('task.changed_meanwhile');
  const completion = changes.status ? { completedAt: changes.status === 'completed' ? now : null } : {};
  await updateTask(db, keys, task.id, { ...changes, ...completion, version: task.version + 1 });
  const about = changes.title ?? task.title;
  await familyChanged(db, scope, { part: 'tasks', keys, activity: { kind: activityOf(task, changes), about }, now });
}

async function changesOf(db: Db, scope: FamilyScope, task: TaskRow, input: Input): Promise<TaskChanges> {
  const { title, description, category, priority, status, dueDate, assigneeId } = input;
  const dueAt = dueDate === undefined ? task.dueAt : asMoment(dueDate);
  const assignee = assigneeId === undefined ? task.assigneeId : await accountOf(db, scope, assigneeId);
  return {
    ...(title !== undefined && title !== task.title ? { title } : {}),
    ...(description !== undefined && description !== task.description ? { description } : {}),
    ...(category !== undefined && category !== task.category ? { category } : {}),
    ...(priority !== undefined && priority !== task.priority ? { priority } : {}),
    ...(status !== undefined && status !== task.status ? { status } : {}),
    ...(dueAt?.getTime() !== task.dueAt?.getTime() ? { dueAt } : {}),
    ...(assignee !== task.assigneeId ? { assigneeId: assignee } : {}),
  };
}

function activityOf(task: TaskRow, { status }: TaskChanges) {
  if (status === 'completed') return 'task.completed';
  return status !== undefined && task.status === 'completed' ? 'task.reopened' : 'task.changed';
}

/** Halves of halves: closer than this, two numbers would soon be the same. */
const CLOSEST = 1e-6;

export async function moveTask(
  db: Db,
  scope: FamilyScope,
  task: TaskRow,
  { afterId, keys, now }: Context & { afterId: FamilyTaskId | null },
): Promise<void> {
  if (afterId === task.id) return;
  const listed = await tasksOf(db, keys, scope);
  const others = listed.filter(({ id }) => id !== task.id);
  const place = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
  if (afterId !== null && place === 0) refuse('task.not_found');
  if (listed[place]?.id === task.id) return;
  const [before, after] = [others[place - 1]?.position, others[place]?.position];
  const position = between(before, after);
  if (position === null)
    await renumber(
      db,
      others.toSpliced(place, 0, task).map(({ id }) => id),
    );
  else await updateTask(db, keys, task.id, { position });
  await familyChanged(db, scope, { part: 'tasks', now });
}

/** Null when there is no room left. */
function between(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined) return (after ?? 1) - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return middle - before < CLOSEST ? null : middle;
}

/** Its maker may, and those who arrange. Whoever was merely given it hands it back instead. */
export async function removeTask(db: Db, scope: FamilyScope, task: TaskRow, { keys, now }: Context): Promise<void> {
  if (!mayHere(scope, 'arrange') && task.createdBy !== scope.member.userId) refuse('family.role_too_low');
  await deleteTask(db, task.id);
  await familyChanged(db, scope, { part: 'tasks', keys, activity: { kind: 'task.removed', about: task.title }, now });
}
