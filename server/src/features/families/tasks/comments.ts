// What is said about a task.
import { COMMENTS_PER_TASK } from '@evenlight/contract/families/tasks';
import type { TaskCommentId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { type FamilyScope, mayHere } from '../access.ts';
import { familyChanged } from '../changed.ts';
import { commentsOf, deleteComment, insertComment, type TaskRow } from './task-store.ts';

type Said = { text: string; idempotencyKey: string; keys: Keys; now: Date };

/** Sent again with the same key, it is the same comment. */
export async function addComment(db: Db, scope: FamilyScope, task: TaskRow, { text, idempotencyKey, keys, now }: Said) {
  const comments = await commentsOf(db, keys, task.id);
  if (comments.some((comment) => comment.idempotencyKey === idempotencyKey)) return;
  if (comments.length >= COMMENTS_PER_TASK) refuse('task.too_many_comments');
  // Never before the last one, so that an answer stands under what it answers.
  const createdAt = new Date(Math.max(now.getTime(), (comments.at(-1)?.createdAt.getTime() ?? 0) + 1));
  const id = uuid({ msecs: createdAt.getTime() });
  await insertComment(db, keys, {
    id,
    taskId: task.id,
    idempotencyKey,
    authorId: scope.member.userId,
    text,
    createdAt,
  });
  await familyChanged(db, scope, { part: 'tasks', keys, activity: { kind: 'task.commented', about: task.title }, now });
}

/** One's own, or anybody's for those who settle things. Taken back already, it is the same. */
export async function takeBackComment(
  db: Db,
  scope: FamilyScope,
  task: TaskRow,
  { commentId, keys, now }: { commentId: TaskCommentId; keys: Keys; now: Date },
) {
  const comment = (await commentsOf(db, keys, task.id)).find(({ id }) => id === commentId);
  if (!comment) return;
  if (comment.authorId !== scope.member.userId && !mayHere(scope, 'settle')) refuse('family.role_too_low');
  await deleteComment(db, comment.id);
  await familyChanged(db, scope, { part: 'tasks', now });
}
