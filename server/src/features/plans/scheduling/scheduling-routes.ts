import type { PlanId } from '@evenlight/contract/ids';
import {
  blockDate,
  blockDateForFamily,
  cancelSchedule,
  cancelScheduleForFamily,
  requestPlanning,
} from '@evenlight/contract/scheduling';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { requireMember } from '../../accounts/access.ts';
import { type PlanScope, planForStaff, requirePlan } from '../access.ts';
import { sendBlockedMail, sendCancelledMail } from '../mails/schedule-mails.ts';
import { ask, block, cancel } from './scheduling.ts';

export function schedulingRoutes(app: FastifyInstance) {
  for (const [blocking, isForFamily] of [
    [blockDate, false],
    [blockDateForFamily, true],
  ] as const) {
    serve(app, blocking, async ({ actor, params, body, db, now, world, request }) => {
      const member = requireMember(actor);
      const scope = await planOf(db, actor, params.planId, isForFamily);
      return db.transaction(async (db) => {
        const { plan, isNew } = await block(db, scope, body, { actor: member, now, isForFamily });
        if (!isNew) return plan;
        await sendBlockedMail(db, world, plan, now);
        await record(db, request, scope, { action: 'schedule.blocked', actor: member, now });
        return plan;
      });
    });
  }

  serve(app, requestPlanning, async ({ actor, params, body, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return db.transaction((db) => ask(db, scope, body, { actor: requireMember(actor), now }));
  });

  for (const [cancelling, isForFamily] of [
    [cancelSchedule, false],
    [cancelScheduleForFamily, true],
  ] as const) {
    serve(app, cancelling, async ({ actor, params, db, now, world, request }) => {
      const member = requireMember(actor);
      const scope = await planOf(db, actor, params.planId, isForFamily);
      return db.transaction(async (db) => {
        const { before, plan } = await cancel(db, scope, { actor: member, now, isForFamily });
        if (before.schedule?.mode !== 'blocked') return plan;
        await sendCancelledMail(db, world, before, now);
        await record(db, request, scope, { action: 'schedule.cancelled', actor: member, now });
        return plan;
      });
    });
  }
}

/** Our team may do the same for a family. */
function planOf(db: Db, actor: Actor, planId: PlanId, isForFamily: boolean): Promise<PlanScope> {
  return isForFamily ? planForStaff(db, actor, planId) : requirePlan(db, actor, planId);
}

type Audited = { action: string; actor: ReturnType<typeof requireMember>; now: Date };

async function record(db: Db, request: FastifyRequest, { planId }: PlanScope, { action, actor, now }: Audited) {
  await recordInAudit(db, { at: now, actor, action, subject: planId, network: networkOf(request) });
}
