import { CounselingRequestId } from '@evenlight/contract/ids';
import {
  askForCounseling,
  type CounselingRequest,
  listCounselingRequests,
  withdrawCounselingRequest,
} from '@evenlight/contract/support/counseling';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { mayWriteTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { requireMember } from '../../accounts/access.ts';
import { announceRequest, askForTalk } from './ask-for-counseling.ts';
import { type CounselingRow, deleteOwnRequest, findSent, openForm, requestsOf } from './counseling-store.ts';

// Somebody asks once, perhaps twice; more would only fill a mailbox.
const letters = { name: 'consultations', times: 5 };

export function counselingRoutes(app: FastifyInstance) {
  serve(app, askForCounseling, async ({ actor, body: { idempotencyKey, ...form }, db, now, world, request }) => {
    const userId = actor.kind === 'member' ? actor.userId : null;
    const asking = { form, idempotencyKey, userId, language: languageOf(request), now };
    const row =
      (await findSent(db, idempotencyKey)) ??
      (await askForTalk(world, { ...asking, mayWrite: await mayWriteTo(request, form.email, { ...letters, now }) }));
    const { level: crisisLevel, routes, dueAt } = row;
    return { received: true as const, answeredBy: dueAt.toISOString(), crisisLevel, routes };
  });

  serve(app, listCounselingRequests, async ({ actor, db, world }) => {
    const rows = await requestsOf(db, requireMember(actor).userId);
    return rows.map((row) => asWire(row, world.keys));
  });

  serve(app, withdrawCounselingRequest, async ({ actor, params: { requestId }, db, now }) => {
    const { userId } = requireMember(actor);
    await db.transaction(async (db) => {
      if (!(await deleteOwnRequest(db, requestId, userId))) refuse('counseling.not_found');
      await announceRequest(db, { id: requestId, userId }, now);
    });
    return undefined;
  });
}

function asWire(row: CounselingRow, keys: Keys): CounselingRequest {
  return {
    ...openForm(keys, row),
    id: CounselingRequestId.parse(row.id),
    askedAt: row.askedAt.toISOString(),
    answeredBy: row.dueAt.toISOString(),
    state: row.answeredAt ? 'answered' : 'waiting',
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
