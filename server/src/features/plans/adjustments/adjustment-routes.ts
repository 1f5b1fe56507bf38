import { decideAdjustment, requestAdjustment, withdrawAdjustment } from '@evenlight/contract/adjustments';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { planForStaff, requirePlan } from '../access.ts';
import { sendAdjustmentMail } from '../mails/adjustment-mail.ts';
import { planOfAdjustment } from './adjustment-store.ts';
import { answerAdjustment, askForAdjustment, takeBackAdjustment } from './adjustments.ts';

export function adjustmentRoutes(app: FastifyInstance) {
  serve(app, requestAdjustment, async ({ actor, params, body, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return db.transaction((db) => askForAdjustment(db, scope, body, { actor: requireMember(actor), now }));
  });

  serve(app, withdrawAdjustment, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const asking = { actor: requireMember(actor), now };
    return db.transaction((db) => takeBackAdjustment(db, scope, params.adjustmentId, asking));
  });

  serve(app, decideAdjustment, async ({ actor, params: { adjustmentId }, body, db, now, world, request }) => {
    const planId = (await planOfAdjustment(db, adjustmentId)) ?? refuse('adjustment.not_found');
    const scope = await planForStaff(db, actor, planId);
    return db.transaction(async (db) => {
      const asking = { actor: requireMember(actor), now };
      const { plan, isNew } = await answerAdjustment(db, scope, adjustmentId, body, asking);
      if (!isNew) return plan;
      await sendAdjustmentMail(db, world, plan, adjustmentId);
      await recordInAudit(db, {
        at: now,
        actor,
        action: 'adjustment.decided',
        subject: adjustmentId,
        network: networkOf(request),
        details: { state: body.state },
      });
      return plan;
    });
  });
}
