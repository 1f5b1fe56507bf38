// Our team cannot give money back, and says so kindly. Giving it back is the payments' own business, and answers as well.
import { answerDueAt } from '@evenlight/contract/promise-hours';
import { declineRefund } from '@evenlight/contract/refunds';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import {
  asRefundRequest,
  decideRefundRequest,
  findRefundRequest,
  isRefundOnItsWay,
  refundRequestChanged,
} from '../payments/refund-request-store.ts';
import { planNamedBy } from '../plans/access.ts';
import { makePromise } from './make-promise.ts';
import { promiseAbout } from './promise-store.ts';
import { completePromise } from './queue/complete-promise.ts';
import { theirLanguage } from './queue/their-language.ts';
import { write } from './queue/words.ts';
import { findPromise } from './read-promises.ts';
import { declinedRefundLetter } from './refund-letter.ts';

export function refundRoutes(app: FastifyInstance) {
  serve(app, declineRefund, async ({ actor, params: { requestId: id }, body: { words }, db, now, world, request }) => {
    const acting = { actor: requireMember(actor), world, now, network: networkOf(request) };
    return db.transaction(async (db) => {
      const asked = (await findRefundRequest(db, { id })) ?? refuse('refund.not_found');
      const { userId: ownerId } = (await planNamedBy(db, asked)) ?? refuse('refund.not_found');
      if (asked.decision === null && (await isRefundOnItsWay(db, asked.planId))) refuse('refund.decided');
      const decision = { decision: 'declined', decidedAt: now, decidedBy: acting.actor.userId } as const;
      const decided = await decideRefundRequest(db, { id }, decision);
      // Sent again after an answer that was lost: it stands, and nobody is written to twice.
      if (!decided) return asRefundRequest(await declinedBefore(db, id));
      // The house may not have come to promising yet.
      const term = { madeAt: asked.askedAt, dueAt: answerDueAt(asked.askedAt) };
      await makePromise(db, world, { kind: 'refund-request', refundRequestId: id }, term);
      const promiseId = (await promiseAbout(db, { refundRequestId: id })) ?? refuse('refund.not_found');
      const promised = (await findPromise(db, promiseId)) ?? refuse('refund.not_found');
      const language = await theirLanguage(db, promised, null);
      await write(db, promiseId, { ...declinedRefundLetter[language](words), idempotencyKey: id }, acting);
      await completePromise(db, promiseId, undefined, acting);
      await refundRequestChanged(db, decided, { ownerId, at: now });
      const entry = { at: now, actor, action: 'refund.declined', subject: decided.planId, network: acting.network };
      await recordInAudit(db, entry);
      return asRefundRequest(decided);
    });
  });
}

async function declinedBefore(db: Db, id: string) {
  const standing = await findRefundRequest(db, { id });
  return standing?.decision === 'declined' ? standing : refuse('refund.decided');
}
