import type { FamilyRight } from '@evenlight/contract/families/rights';
import {
  addTaskComment,
  changeSharedTask,
  createSharedTask,
  deleteSharedTask,
  deleteTaskComment,
  listSharedTasks,
  listTaskComments,
  listTaskTemplates,
  listUrgentTasks,
  moveSharedTask,
  takeTaskTemplates,
} from '@evenlight/contract/families/tasks';
import type { FamilyTaskId } from '@evenlight/contract/ids';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import type { World } from '../../../platform/world.ts';
import { requireMember } from '../../accounts/access.ts';
import { type FamilyScope, inFamilyTurn, requireFamily } from '../access.ts';
import { findMembership } from '../group-store.ts';
import { addComment, takeBackComment } from './comments.ts';
import { tellTasks } from './spoken-tasks.ts';
import { findTask, groupOfTask, readComments, readTasks, type TaskRow, tasksOf } from './task-store.ts';
import { changeTask, createTask, moveTask, removeTask } from './tasks.ts';
import { readTemplates, takeTemplates } from './templates.ts';

export function taskRoutes(app: FastifyInstance) {
  const { keys } = app.world;

  serve(app, listSharedTasks, async ({ actor, query, db, now, request }) => {
    const scope = await requireFamily(db, actor, query.groupId, 'see');
    return { tasks: await tasksTold(db, keys, scope, { now, request }) };
  });

  serve(app, listUrgentTasks, async ({ actor, query, db, now, request }) => {
    const scope = await requireFamily(db, actor, query.groupId, 'see');
    return {
      tasks: await tasksTold(db, keys, scope, { now, request, rows: urgentOf(await tasksOf(db, keys, scope)) }),
    };
  });

  serve(app, createSharedTask, async ({ body, now, request, ...asked }) =>
    inFamilyTurn(asked, body.groupId, 'addTasks', async (db, scope) => {
      const { id } = await createTask(db, scope, body, { keys, now });
      return taskTold(db, keys, scope, { id, now, request });
    }),
  );

  serve(app, changeSharedTask, async ({ params: { taskId }, body, now, request, ...asked }) =>
    inTaskTurn(asked, taskId, 'talk', async (db, scope, task) => {
      await changeTask(db, scope, task, { input: body, keys, now });
      return taskTold(db, keys, scope, { id: taskId, now, request });
    }),
  );

  serve(app, moveSharedTask, async ({ params: { taskId }, body, now, request, ...asked }) =>
    inTaskTurn(asked, taskId, 'arrange', async (db, scope, task) => {
      await moveTask(db, scope, task, { ...body, keys, now });
      return { tasks: await tasksTold(db, keys, scope, { now, request }) };
    }),
  );

  serve(app, deleteSharedTask, async ({ params: { taskId }, now, ...asked }) => {
    const member = requireMember(asked.actor);
    const groupId = await groupOfTask(asked.db, taskId);
    // What is gone, and what was never there for the asker, is not there now: both get the same answer.
    if (groupId !== null && (await findMembership(asked.db, groupId, member.userId)))
      await inFamilyTurn(asked, groupId, 'talk', async (db, scope) => {
        const task = await findTask(db, keys, scope, taskId);
        if (task) await removeTask(db, scope, task, { keys, now });
      });
    return undefined;
  });

  serve(app, listTaskTemplates, async ({ actor, query, db, now, request }) => {
    const scope = await requireFamily(db, actor, query.groupId, 'see');
    return { templates: await readTemplates(db, scope, { now, language: languageOf(request) }) };
  });

  serve(app, takeTaskTemplates, async ({ body, now, request, ...asked }) =>
    inFamilyTurn(asked, body.groupId, 'addTasks', async (db, scope) => {
      await takeTemplates(db, scope, body.keys, { keys, now, language: languageOf(request) });
      return { tasks: await tasksTold(db, keys, scope, { now, request }) };
    }),
  );

  commentRoutes(app);
}

function commentRoutes(app: FastifyInstance) {
  const { keys } = app.world;

  serve(app, listTaskComments, async ({ actor, params: { taskId }, db }) => {
    const groupId = await groupOfTask(db, taskId);
    const scope = await requireFamily(db, actor, { groupId, missing: 'task.not_found' }, 'see');
    return { comments: await readComments(db, keys, scope, taskId) };
  });

  serve(app, addTaskComment, async ({ params: { taskId }, body, now, ...asked }) =>
    inTaskTurn(asked, taskId, 'talk', async (db, scope, task) => {
      await addComment(db, scope, task, { ...body, keys, now });
      return { comments: await readComments(db, keys, scope, taskId) };
    }),
  );

  // Whoever may no longer talk can still take back what they said.
  serve(app, deleteTaskComment, async ({ params: { taskId, commentId }, now, ...asked }) =>
    inTaskTurn(asked, taskId, 'see', async (db, scope, task) => {
      await takeBackComment(db, scope, task, { commentId, keys, now });
      return { comments: await readComments(db, keys, scope, taskId) };
    }),
  );
}

/** The task, read under its group's lock. */
async function inTaskTurn<Done>(
  asked: { actor: Actor; db: Db; world: Pick<World, 'keys'> },
  taskId: FamilyTaskId,
  right: FamilyRight,
  work: (db: Db, scope: FamilyScope, task: TaskRow) => Promise<Done>,
): Promise<Done> {
  const groupId = await groupOfTask(asked.db, taskId);
  return inFamilyTurn(asked, { groupId, missing: 'task.not_found' }, right, async (db, scope) =>
    work(db, scope, (await findTask(db, asked.world.keys, scope, taskId)) ?? refuse('task.not_found')),
  );
}

type Telling = { now: Date; request: FastifyRequest };

/** All of them, or these, to whoever asks. */
async function tasksTold(
  db: Db,
  keys: Keys,
  scope: FamilyScope,
  { now, request, rows }: Telling & { rows?: readonly TaskRow[] },
) {
  const tasks = rows ?? (await tasksOf(db, keys, scope));
  return readTasks(db, scope, await tellTasks(db, scope, tasks, { now, language: languageOf(request) }));
}

async function taskTold(db: Db, keys: Keys, scope: FamilyScope, { id, ...telling }: Telling & { id: string }) {
  const row = (await findTask(db, keys, scope, id)) ?? refuse('task.not_found');
  const [task] = await tasksTold(db, keys, scope, { ...telling, rows: [row] });
  return task ?? refuse('task.not_found');
}

/** The next due first; those without a day last, in the family's order. */
function urgentOf(tasks: readonly TaskRow[]): TaskRow[] {
  const due = ({ dueAt }: TaskRow) => dueAt?.getTime() ?? Number.MAX_VALUE;
  return tasks
    .filter(({ priority, status }) => priority === 'high' && status !== 'completed')
    .toSorted((one, other) => due(one) - due(other));
}
