// Asking the concierge, and the list our team answers from.
import { keepPromise, listPlanPromises, listPromises, sendCustomRequest } from '@evenlight/contract/concierge';
import { PlanId } from '@evenlight/contract/ids';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { countLettersTo } from '../../platform/http/letter-limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { requirePlan } from '../plans/access.ts';
import { answerPlanningRequest } from '../plans/scheduling/scheduling.ts';
import { answerCounselingRequest } from '../support/counseling/ask-for-counseling.ts';
import { confirmRequest, tellStaff } from './mails.ts';
import {
  dueOfRequest,
  type FoundPromise,
  findPromise,
  insertCustomRequest,
  makePromise,
  markKept,
  openPromisesOf,
  promisesSince,
} from './promise-store.ts';
import { promisesAsWire } from './promises-as-wire.ts';

// A family asks once, perhaps twice; more would only fill a mailbox.
const ANSWERS_A_DAY = 5;
// Kept promises stay in sight for a working week, for whoever asks 'did we call them?'.
const KEPT_SHOWN_DAYS = 7;

export function conciergeRoutes(app: FastifyInstance) {
  serve(app, sendCustomRequest, async ({ actor, body: { sendKey, ...asked }, db, now, world, request }) => {
    await countLettersTo(request, asked.email, { name: 'custom-requests', times: ANSWERS_A_DAY, now });
    const dueAt = answerDueAt(now);
    const answeredBy = await db.transaction(async (db) => {
      const userId = actor.kind === 'member' ? actor.userId : null;
      const id = await insertCustomRequest(db, { id: uuid(), sendKey, userId, request: asked, createdAt: now });
      if (!id) return (await dueOfRequest(db, sendKey)) ?? dueAt;
      await makePromise(db, { kind: 'custom-request', customRequestId: id }, { madeAt: now, dueAt });
      await tellStaff(db, world, { subjectId: id, what: 'A custom plan was asked for', dueAt });
      await confirmRequest(db, world, { requestId: id, to: asked.email, language: languageOf(request), dueAt });
      return dueAt;
    });
    return { received: true as const, answeredBy: answeredBy.toISOString() };
  });

  serve(app, listPlanPromises, async ({ actor, params, db }) => {
    const open = await openPromisesOf(db, await requirePlan(db, actor, params.planId));
    return open.map(({ kind, dueAt }) => ({ kind, dueAt: dueAt.toISOString() }));
  });

  serve(app, listPromises, async ({ actor, db, now, world, request }) => {
    const keptSince = new Date(now.getTime() - KEPT_SHOWN_DAYS * 24 * 60 * 60 * 1000);
    const found = await promisesSince(db, keptSince);
    await recordInAudit(db, {
      ...{ at: now, actor, action: 'promises.read', subject: 'promises' },
      network: networkOf(request),
    });
    return promisesAsWire(db, world.keys, found, now);
  });

  serve(app, keepPromise, async ({ actor, params, body, db, now, world, request }) => {
    const { userId } = requireMember(actor);
    return db.transaction(async (db) => {
      // The request before its promise, in the order in which whoever takes it back locks them.
      const asked = (await findPromise(db, params.promiseId)) ?? refuse('promise.not_found');
      const { counselingRequestId } = asked.promise;
      if (counselingRequestId) await answerCounselingRequest(db, counselingRequestId, now);
      const isFirst = await markKept(db, params.promiseId, { keptBy: userId, keptAt: now, madeAt: body.madeAt });
      const found = (await findPromise(db, params.promiseId)) ?? refuse('promise.not_found');
      if (isFirst) await tellFamily(db, found, now);
      const network = networkOf(request);
      if (isFirst)
        await recordInAudit(db, { at: now, actor, action: 'promise.kept', subject: params.promiseId, network });
      const [promise] = await promisesAsWire(db, world.keys, [found], now);
      return promise ?? refuse('promise.not_found');
    });
  });
}

/** A request for a date shows that it was answered, on every open screen of the family. */
async function tellFamily(db: Db, { promise, planId }: FoundPromise, now: Date): Promise<void> {
  if (promise.kind !== 'scheduling' || !planId) return;
  await answerPlanningRequest(db, PlanId.parse(planId), { askedBy: promise.madeAt, now });
}
