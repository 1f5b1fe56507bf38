// A family asks for money back. What becomes of it is our team's to say.
import { askForRefund } from '@evenlight/contract/refunds';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { requirePlan } from '../plans/access.ts';
import { lockPlan, planIn } from '../plans/plan-store.ts';
import type { Cashier } from './cashier.ts';
import { readSums } from './money.ts';
import {
  asRefundRequest,
  findRefundRequest,
  insertRefundRequest,
  refundRequestChanged,
} from './refund-request-store.ts';

export function refundRequestRoutes(app: FastifyInstance, { provider }: Cashier) {
  serve(app, askForRefund, async ({ actor, params, body: { reason, idempotencyKey }, db, now, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const { planId, userId } = scope;
    return db.transaction(async (db) => {
      // Payments wait for the same lock, so what is paid now is paid when it is written.
      await lockPlan(db, scope);
      const earlier = await findRefundRequest(db, { idempotencyKey });
      // The same key for another plan is a fault of whoever asks.
      if (earlier && earlier.planId !== planId)
        throw new Problem('request.invalid', { fields: { idempotencyKey: 'This key was used for another request' } });
      if (earlier) return asRefundRequest(earlier);
      const { paidCents } = await readSums(db, await planIn(db, scope, now), { now, provider: provider.name });
      if (paidCents <= 0) refuse('refund.nothing_paid');
      const id = uuid({ msecs: now.getTime() });
      const isNew = await insertRefundRequest(db, { id, planId, userId, idempotencyKey, reason, askedAt: now });
      const asked = isNew ? await findRefundRequest(db, { id }) : refuse('refund.asked_already');
      await refundRequestChanged(db, { id, planId }, { ownerId: userId, at: now });
      const network = networkOf(request);
      await recordInAudit(db, { at: now, actor, action: 'refund.requested', subject: planId, network });
      return asRefundRequest(asked ?? refuse('refund.not_found'));
    });
  });
}
