// One family's plan as our team sees it. That somebody looked is written down, and the family can read it.
import { getCase, movePlan } from '@evenlight/contract/cases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { Cashier } from '../../payments/cashier.ts';
import { type PlanScope, planForStaff } from '../../plans/access.ts';
import { isOther, moveStatus } from '../../plans/move-status.ts';
import { lockPlan } from '../../plans/plan-store.ts';
import { tellOfCompletion } from '../mails.ts';
import { auditView } from '../queue/audit-views.ts';
import { deskChanged } from '../queue/changed.ts';
import { type Reading, readCase } from './read-case.ts';

export function caseRoutes(app: FastifyInstance, cashier: Cashier) {
  const { keys } = app.world;
  const readingOf = (request: FastifyRequest, now: Date): Reading => ({
    cashier,
    keys,
    now,
    language: languageOf(request),
  });

  async function tellFamily(db: Db, { planId, userId }: PlanScope) {
    const owner = await findOwner(db, userId);
    if (owner) await tellOfCompletion(db, app.world, { planId, to: owner.email, language: owner.language });
  }

  serve(app, getCase, async ({ actor, params, db, now, request }) => {
    const scope = await planForStaff(db, actor, params.planId);
    const planCase = await readCase(db, scope, readingOf(request, now));
    const looking = { actor: requireMember(actor), now, network: networkOf(request) };
    await db.transaction((db) => auditView(db, looking, viewOf(scope)));
    return planCase;
  });

  serve(app, movePlan, async ({ actor, params, body, db, now, request }) => {
    const scope = await planForStaff(db, actor, params.planId);
    const { from, to } = body;
    return db.transaction(async (db) => {
      await lockPlan(db, scope);
      const { plan, steps, ...rest } = await readCase(db, scope, readingOf(request, now));
      // Taken already, by an answer that was lost or by a colleague in the same moment.
      if (plan.status === to) {
        await auditView(db, { actor: requireMember(actor), now, network: networkOf(request) }, viewOf(scope));
        return { plan, steps, ...rest };
      }
      if (isOther(plan, body)) refuse('plan.changed_meanwhile');
      const step = steps.find((way) => way.to === to);
      if (!step || step.blockers.length > 0) refuse('plan.step_blocked');
      await moveStatus(db, scope, to, now);
      // A draft that is closed was a service held elsewhere: nothing of it was arranged with us.
      if (to === 'completed' && from !== 'draft') await tellFamily(db, scope);
      const moved = await readCase(db, scope, readingOf(request, now));
      await deskChanged(db, scope.planId, now);
      const entry = { at: now, actor, action: 'plan.status_moved', subject: scope.planId, details: { from, to } };
      await recordInAudit(db, { ...entry, network: networkOf(request) });
      return moved;
    });
  });
}

const viewOf = ({ planId }: PlanScope) => ({ action: 'plan.read_by_team', subject: planId });
