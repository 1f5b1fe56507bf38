import { mayInFamily } from '@evenlight/contract/families/rights';
import { helpFor, type Program } from '@evenlight/contract/help-to-pay/help-for';
import {
  forgetHelp,
  getKeptHelp,
  type HelpState,
  type KeptHelp,
  type KeptTask,
  keepHelp,
  markHelp,
  shareHelpTask,
  taskKeyOf,
} from '@evenlight/contract/help-to-pay/kept-help';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { inFamilyTurn } from '../families/access.ts';
import { findMembership } from '../families/group-store.ts';
import { noteWriting } from '../families/note-writing.ts';
import { takenTemplates, tickedTemplates } from '../families/tasks/task-store.ts';
import { takeProposed } from '../families/tasks/templates.ts';
import { tellPeople } from '../plans/change-plan.ts';
import { groupOfPlan } from '../plans/people/people-store.ts';
import { planIn } from '../plans/plan-store.ts';
import { type RestAccess as PlanAccess, requireRest, requireRestToEdit } from '../resting-places/access.ts';
import { answersOf, type KeptAnswers, type Mark, marksOf, untouched } from './help-store.ts';
import { taskWords } from './help-words.ts';
import { forget, keepAnswers, markProgram } from './keep-help.ts';

export function helpToPayRoutes(app: FastifyInstance) {
  const { keys } = app.world;

  serve(app, getKeptHelp, async ({ actor, params, db, now }) =>
    asWire(db, await requireRest(db, actor, params.planId), now),
  );

  serve(app, keepHelp, async ({ params, body, ...asked }) => {
    const access = await requireRestToEdit(asked.db, asked.actor, params.planId);
    return written('help.kept', access, asked, (db) => keepAnswers(db, access.scope, body, asked.now));
  });

  serve(app, markHelp, async ({ params, body, ...asked }) => {
    const access = await requireRestToEdit(asked.db, asked.actor, params.planId);
    return written('help.marked', access, asked, (db) =>
      markProgram(db, access.scope, params.program, body, asked.now),
    );
  });

  serve(app, forgetHelp, async ({ params, ...asked }) => {
    const access = await requireRestToEdit(asked.db, asked.actor, params.planId);
    return written('help.forgotten', access, asked, (db) => forget(db, access.scope));
  });

  serve(app, shareHelpTask, async ({ params: { planId, program }, now, request, ...asked }) => {
    const access = await requireRest(asked.db, asked.actor, planId);
    const groupId = (await groupOfPlan(asked.db, planId)) ?? refuse('family.not_found');
    return inFamilyTurn(asked, groupId, 'addTasks', async (db, scope) => {
      if (!(await answersOf(db, access.scope))) refuse('help.not_kept');
      const task = { templateKey: taskKeyOf(program), ...taskWords[languageOf(request)](program), ...plainTask };
      if (await takeProposed(db, scope, [task], { keys, now })) {
        await tellPeople(db, access.scope, now);
        await note(db, 'help.shared', planId, { actor: asked.actor, now, request });
      }
      return asWire(db, access, now);
    });
  });
}

const plainTask = { category: 'other', priority: 'high', dueAt: null } as const;

type Asked = { actor: Actor; db: Db; now: Date; request: FastifyRequest; world: World };

/** One write about a plan: told to everybody who has it open, and written down. */
async function written(
  action: string,
  access: PlanAccess,
  { db, ...asked }: Asked,
  write: (db: Db) => Promise<boolean>,
): Promise<KeptHelp> {
  return db.transaction(async (db) => {
    if (await write(db)) {
      const { planId } = access.scope;
      await tellPeople(db, access.scope, asked.now);
      await noteWriting(db, {
        planId,
        member: access.member,
        page: 'help-to-pay',
        keys: asked.world.keys,
        now: asked.now,
      });
      await note(db, action, planId, asked);
    }
    return asWire(db, access, asked.now);
  });
}

function note(db: Db, action: string, subject: string, { actor, now, request }: Omit<Asked, 'db' | 'world'>) {
  return recordInAudit(db, { at: now, actor, action, subject, network: networkOf(request) });
}

async function asWire(db: Db, { scope, member, mayEdit }: PlanAccess, now: Date): Promise<KeptHelp> {
  const { id: planId, number: planNumber, personName } = await planIn(db, scope, now);
  const kept = await answersOf(db, scope);
  const groupId = await groupOfPlan(db, planId);
  const membership = groupId && (await findMembership(db, groupId, member.userId));
  const onFamilyList = groupId && kept ? await takenTemplates(db, { groupId }) : new Set();
  const ticked = groupId && kept ? await tickedTemplates(db, { groupId }) : new Set();
  return {
    planId,
    planNumber,
    personName,
    mayEdit,
    mayAddToFamilyList: mayInFamily(membership?.role ?? null, 'addTasks'),
    version: kept?.version ?? 0,
    answers: kept?.answers ?? null,
    tasks: kept
      ? tasksOf(kept, await marksOf(db, scope)).map((task) => {
          const isTicked = ticked.has(taskKeyOf(task.program));
          const isOnFamilyList = onFamilyList.has(taskKeyOf(task.program));
          return { ...task, state: stateWith(task.state, isTicked), isOnFamilyList, isTicked };
        })
      : [],
  };
}

/** Whoever ticks it off the family's list has asked. What came of it is said here. */
function stateWith(state: HelpState, isTicked: boolean): HelpState {
  return state === 'to-ask' && isTicked ? 'asked' : state;
}

/** What may help, and what the family has asked about already although it answers otherwise by now. */
function tasksOf(
  { answers }: KeptAnswers,
  marks: ReadonlyMap<Program, Mark>,
): Omit<KeptTask, 'isOnFamilyList' | 'isTicked'>[] {
  return helpFor(answers).flatMap(({ program, verdict }) => {
    const mark = marks.get(program) ?? untouched;
    const isTouched = mark.state !== 'to-ask' || mark.who !== '' || mark.note !== '';
    return verdict !== 'no' || isTouched ? [{ program, verdict, ...mark }] : [];
  });
}
