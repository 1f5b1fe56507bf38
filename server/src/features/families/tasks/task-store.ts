// Tasks and what is said about them, as rows, their words sealed. Whoever changes them holds the group's lock.
import type { FamilyPerson } from '@evenlight/contract/families/group';
import type { SharedTask, TaskComment } from '@evenlight/contract/families/tasks';
import { FamilyGroupId, FamilyTaskId, TaskCommentId } from '@evenlight/contract/ids';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import type { FamilyScope } from '../access.ts';
import { peopleByAccount } from '../group-store.ts';
import { commentTexts, taskDescriptions, taskTitles } from './sealed-tasks.ts';
import { familyTasks, taskComments } from './tables.ts';

type SealedTask = typeof familyTasks.$inferSelect;
type SealedComment = typeof taskComments.$inferSelect;
/** With their words opened. */
export type TaskRow = Omit<SealedTask, 'sealedTitle' | 'sealedDescription'>;
export type CommentRow = Omit<SealedComment, 'sealedText'>;
type InGroup = Pick<FamilyScope, 'groupId'>;

/** Whose task it is, before it is known whether the asker belongs there. */
export async function groupOfTask(db: Db, taskId: FamilyTaskId): Promise<FamilyGroupId | null> {
  const [found] = await db.select({ groupId: familyTasks.groupId }).from(familyTasks).where(eq(familyTasks.id, taskId));
  return found ? FamilyGroupId.parse(found.groupId) : null;
}

/** In the family's order. */
export async function tasksOf(db: Db, keys: Keys, { groupId }: InGroup): Promise<TaskRow[]> {
  const rows = await db
    .select()
    .from(familyTasks)
    .where(eq(familyTasks.groupId, groupId))
    .orderBy(asc(familyTasks.position), asc(familyTasks.id));
  return rows.map((row) => openTask(keys, row));
}

function openTask(keys: Keys, row: SealedTask): TaskRow {
  const { sealedTitle: _, sealedDescription: __, ...task } = row;
  return { ...task, title: taskTitles.open(keys, row), description: taskDescriptions.open(keys, row) };
}

export async function findTask(db: Db, keys: Keys, { groupId }: InGroup, taskId: string): Promise<TaskRow | null> {
  const [found] = await db
    .select()
    .from(familyTasks)
    .where(and(eq(familyTasks.groupId, groupId), eq(familyTasks.id, taskId)));
  return found ? openTask(keys, found) : null;
}

export async function findTaskByKey(
  db: Db,
  keys: Keys,
  { groupId }: InGroup,
  idempotencyKey: string,
): Promise<TaskRow | null> {
  const [found] = await db
    .select()
    .from(familyTasks)
    .where(and(eq(familyTasks.groupId, groupId), eq(familyTasks.idempotencyKey, idempotencyKey)));
  return found ? openTask(keys, found) : null;
}

/** The steps of the timeline that are on the list already. */
export async function takenTemplates(db: Db, { groupId }: InGroup): Promise<Set<string | null>> {
  const rows = await db
    .select({ templateKey: familyTasks.templateKey })
    .from(familyTasks)
    .where(eq(familyTasks.groupId, groupId));
  return new Set(rows.map(({ templateKey }) => templateKey));
}

/** The same that are ticked off. */
export async function tickedTemplates(db: Db, { groupId }: InGroup): Promise<Set<string | null>> {
  const rows = await db
    .select({ templateKey: familyTasks.templateKey })
    .from(familyTasks)
    .where(and(eq(familyTasks.groupId, groupId), eq(familyTasks.status, 'completed')));
  return new Set(rows.map(({ templateKey }) => templateKey));
}

/** How many there are, and where the last one stands. */
export async function endOfList(db: Db, { groupId }: InGroup): Promise<{ tasks: number; position: number }> {
  const [found] = await db
    .select({ tasks: count(), position: max(familyTasks.position) })
    .from(familyTasks)
    .where(eq(familyTasks.groupId, groupId));
  return { tasks: found?.tasks ?? 0, position: found?.position ?? 0 };
}

export async function insertTasks(db: Db, keys: Keys, tasks: readonly TaskRow[]): Promise<void> {
  const sealed = tasks.map((task) => ({
    ...task,
    ...taskTitles.seal(keys, task),
    ...taskDescriptions.seal(keys, task),
  }));
  if (sealed.length > 0) await db.insert(familyTasks).values(sealed);
}

export type TaskChanges = Partial<
  Pick<
    TaskRow,
    'title' | 'description' | 'category' | 'priority' | 'status' | 'dueAt' | 'assigneeId' | 'completedAt' | 'position'
  >
>;

export async function updateTask(
  db: Db,
  keys: Keys,
  id: string,
  changes: TaskChanges & { version?: number },
): Promise<void> {
  const { title, description } = changes;
  const sealed = {
    ...(title === undefined ? {} : taskTitles.seal(keys, { id, title })),
    ...(description === undefined ? {} : taskDescriptions.seal(keys, { id, description })),
  };
  await db
    .update(familyTasks)
    .set({ ...changes, ...sealed })
    .where(eq(familyTasks.id, id));
}

export async function renumber(db: Db, idsInOrder: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${familyTasks} set position = listed.place
    from unnest(${sql.param([...idsInOrder])}::uuid[]) with ordinality as listed (id, place)
    where ${familyTasks.id} = listed.id`);
}

export async function deleteTask(db: Db, taskId: string): Promise<void> {
  await db.delete(familyTasks).where(eq(familyTasks.id, taskId));
}

/** As the family sees them. */
export async function readTasks(db: Db, scope: InGroup, tasks: readonly TaskRow[]): Promise<SharedTask[]> {
  const people = await peopleByAccount(db, scope.groupId);
  const counts = await commentCounts(db, scope);
  return tasks.map((task) => asWire(task, people, counts.get(task.id) ?? 0));
}

async function commentCounts(db: Db, { groupId }: InGroup): Promise<Map<string, number>> {
  const rows = await db
    .select({ taskId: taskComments.taskId, comments: count() })
    .from(taskComments)
    .innerJoin(familyTasks, eq(familyTasks.id, taskComments.taskId))
    .where(eq(familyTasks.groupId, groupId))
    .groupBy(taskComments.taskId);
  return new Map(rows.map(({ taskId, comments }) => [taskId, comments]));
}

function asWire(task: TaskRow, people: ReadonlyMap<string, FamilyPerson>, commentCount: number): SharedTask {
  const { title, description, status, category, priority, version } = task;
  return {
    id: FamilyTaskId.parse(task.id),
    groupId: FamilyGroupId.parse(task.groupId),
    title,
    description,
    status,
    category,
    priority,
    version,
    commentCount,
    dueDate: task.dueAt?.toISOString() ?? null,
    assignee: (task.assigneeId && people.get(task.assigneeId)) || null,
    createdBy: (task.createdBy && people.get(task.createdBy)) || null,
    createdAt: task.createdAt.toISOString(),
    completedAt: task.completedAt?.toISOString() ?? null,
  };
}

export async function readComments(db: Db, keys: Keys, { groupId }: InGroup, taskId: string): Promise<TaskComment[]> {
  const people = await peopleByAccount(db, groupId);
  const rows = await commentsOf(db, keys, taskId);
  return rows.map(({ id, authorId, text, createdAt }) => ({
    id: TaskCommentId.parse(id),
    author: (authorId && people.get(authorId)) || null,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

/** Oldest first. */
export async function commentsOf(db: Db, keys: Keys, taskId: string): Promise<CommentRow[]> {
  const rows = await db
    .select()
    .from(taskComments)
    .where(eq(taskComments.taskId, taskId))
    .orderBy(asc(taskComments.createdAt), asc(taskComments.id));
  return rows.map((row) => {
    const { sealedText: _, ...comment } = row;
    return { ...comment, text: commentTexts.open(keys, row) };
  });
}

export async function insertComment(db: Db, keys: Keys, comment: CommentRow): Promise<void> {
  await db.insert(taskComments).values({ ...comment, ...commentTexts.seal(keys, comment) });
}

export async function deleteComment(db: Db, commentId: string): Promise<void> {
  await db.delete(taskComments).where(eq(taskComments.id, commentId));
}
