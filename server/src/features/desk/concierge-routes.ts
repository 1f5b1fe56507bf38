// Asking the concierge, and what a family is promised about its plan.
import { listPlanPromises, sendCustomRequest } from '@evenlight/contract/concierge';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { languageOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { mayWriteTo } from '../../platform/mail/recipient-rate-limit.ts';
import { words } from '../../platform/texts/texts.ts';
import { requirePlan } from '../plans/access.ts';
import { confirmRequest, tellStaff } from './mails.ts';
import { makePromise } from './make-promise.ts';
import { dueOfRequest, insertCustomRequest, openPromisesOf } from './promise-store.ts';

// A family asks once, perhaps twice; more would only fill a mailbox.
const ANSWERS_A_DAY = 5;

export function conciergeRoutes(app: FastifyInstance) {
  serve(app, sendCustomRequest, async ({ actor, body: { idempotencyKey, ...asked }, db, now, world, request }) => {
    // The answer to the first try was lost: nothing is sent once more, so nothing is counted.
    const promised = await dueOfRequest(db, idempotencyKey);
    if (promised) return { received: true as const, answeredBy: promised.toISOString() };
    const mayConfirm = await mayWriteTo(request, asked.email, { name: 'custom-requests', times: ANSWERS_A_DAY, now });
    const dueAt = answerDueAt(now);
    const answeredBy = await db.transaction(async (db) => {
      const userId = actor.kind === 'member' ? actor.userId : null;
      const id = await insertCustomRequest(db, { id: uuid(), idempotencyKey, userId, request: asked, createdAt: now });
      if (!id) return (await dueOfRequest(db, idempotencyKey)) ?? dueAt;
      await makePromise(db, world, { kind: 'custom-request', customRequestId: id }, { madeAt: now, dueAt });
      await tellStaff(db, world, { subjectId: id, what: words('A custom plan was asked for'), dueAt });
      const confirmation = { requestId: id, to: asked.email, language: languageOf(request), dueAt };
      if (mayConfirm) await confirmRequest(db, world, confirmation);
      return dueAt;
    });
    return { received: true as const, answeredBy: answeredBy.toISOString() };
  });

  serve(app, listPlanPromises, async ({ actor, params, db }) => {
    const open = await openPromisesOf(db, await requirePlan(db, actor, params.planId));
    return open.map(({ kind, dueAt }) => ({ kind, dueAt: dueAt.toISOString() }));
  });
}
