// Tasks and what is said about them, as rows. Whoever changes them holds the group's turn.
import type { FamilyPerson } from '@evenlight/contract/families/group';
import type { SharedTask, TaskComment } from '@evenlight/contract/families/tasks';
import { FamilyGroupId, FamilyTaskId, TaskCommentId } from '@evenlight/contract/ids';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { FamilyScope } from '../access.ts';
import { peopleByAccount } from '../group-store.ts';
import { familyTasks, taskComments } from './tables.ts';

export type TaskRow = typeof familyTasks.$inferSelect;
export type CommentRow = typeof taskComments.$inferSelect;
type InGroup = Pick<FamilyScope, 'groupId'>;

/** Whose task it is, before it is known whether the asker belongs there. */
export async function groupOfTask(db: Db, taskId: FamilyTaskId): Promise<FamilyGroupId | null> {
  const [found] = await db.select({ groupId: familyTasks.groupId }).from(familyTasks).where(eq(familyTasks.id, taskId));
  return found ? FamilyGroupId.parse(found.groupId) : null;
}

/** In the family's order. */
export function tasksOf(db: Db, { groupId }: InGroup): Promise<TaskRow[]> {
  return db
    .select()
    .from(familyTasks)
    .where(eq(familyTasks.groupId, groupId))
    .orderBy(asc(familyTasks.position), asc(familyTasks.id));
}

export async function findTask(db: Db, { groupId }: InGroup, taskId: string): Promise<TaskRow | null> {
  const [found] = await db
    .select()
    .from(familyTasks)
    .where(and(eq(familyTasks.groupId, groupId), eq(familyTasks.id, taskId)));
  return found ?? null;
}

export async function findTaskByKey(db: Db, { groupId }: InGroup, sendKey: string): Promise<TaskRow | null> {
  const [found] = await db
    .select()
    .from(familyTasks)
    .where(and(eq(familyTasks.groupId, groupId), eq(familyTasks.sendKey, sendKey)));
  return found ?? null;
}

/** How many there are, and where the last one stands. */
export async function endOfList(db: Db, { groupId }: InGroup): Promise<{ tasks: number; position: number }> {
  const [found] = await db
    .select({ tasks: count(), position: max(familyTasks.position) })
    .from(familyTasks)
    .where(eq(familyTasks.groupId, groupId));
  return { tasks: found?.tasks ?? 0, position: found?.position ?? 0 };
}

export async function insertTasks(db: Db, tasks: (typeof familyTasks.$inferInsert)[]): Promise<void> {
  if (tasks.length > 0) await db.insert(familyTasks).values(tasks);
}

export type TaskChanges = Partial<
  Pick<
    TaskRow,
    'title' | 'description' | 'category' | 'priority' | 'status' | 'dueAt' | 'assigneeId' | 'completedAt' | 'position'
  >
>;

export async function updateTask(db: Db, taskId: string, changes: TaskChanges & { version?: number }): Promise<void> {
  await db.update(familyTasks).set(changes).where(eq(familyTasks.id, taskId));
}

export async function numberAnew(db: Db, idsInOrder: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${familyTasks} set position = listed.place
    from unnest(${sql.param([...idsInOrder])}::uuid[]) with ordinality as listed (id, place)
    where ${familyTasks.id} = listed.id`);
}

export async function deleteTask(db: Db, taskId: string): Promise<void> {
  await db.delete(familyTasks).where(eq(familyTasks.id, taskId));
}

/** As the family sees them: all of them, or these. */
export async function readTasks(db: Db, scope: InGroup, rows?: readonly TaskRow[]): Promise<SharedTask[]> {
  const tasks = rows ?? (await tasksOf(db, scope));
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
    ...{ title, description, status, category, priority, version, commentCount },
    dueDate: task.dueAt?.toISOString() ?? null,
    assignee: (task.assigneeId && people.get(task.assigneeId)) || null,
    createdBy: (task.createdBy && people.get(task.createdBy)) || null,
    createdAt: task.createdAt.toISOString(),
    completedAt: task.completedAt?.toISOString() ?? null,
  };
}

export async function readComments(db: Db, { groupId }: InGroup, taskId: string): Promise<TaskComment[]> {
  const people = await peopleByAccount(db, groupId);
  const rows = await commentsOf(db, taskId);
  return rows.map(({ id, authorId, text, createdAt }) => ({
    id: TaskCommentId.parse(id),
    author: (authorId && people.get(authorId)) || null,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

/** Oldest first. */
export function commentsOf(db: Db, taskId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(taskComments)
    .where(eq(taskComments.taskId, taskId))
    .orderBy(asc(taskComments.createdAt), asc(taskComments.id));
}

export async function insertComment(db: Db, comment: typeof taskComments.$inferInsert): Promise<void> {
  await db.insert(taskComments).values(comment);
}

export async function deleteComment(db: Db, commentId: string): Promise<void> {
  await db.delete(taskComments).where(eq(taskComments.id, commentId));
}
