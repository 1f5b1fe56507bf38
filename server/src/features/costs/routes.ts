import { getCosts, listSavings, placeQuoteRequest, saveCost } from '@evenlight/contract/costs';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { noteWriting } from '../families/note-writing.ts';
import type { Cashier } from '../payments/cashier.ts';
import { requirePlan } from '../plans/access.ts';
import { tellPeople } from '../plans/change-plan.ts';
import { requireRest, requireRestToEdit } from '../resting-places/access.ts';
import { placeRequest } from '../vendors/inquiries/requests-of-plan.ts';
import { findSavings } from './find-savings.ts';
import { readCosts } from './read-costs.ts';
import { keepCost } from './save-cost.ts';

export function costRoutes(app: FastifyInstance, cashier: Cashier) {
  const { keys } = app.world;

  serve(app, getCosts, async ({ actor, params, db, now }) =>
    readCosts(db, await requireRest(db, actor, params.planId), { cashier, now }),
  );

  serve(app, listSavings, async ({ actor, params, db, now }) =>
    findSavings(db, await requirePlan(db, actor, params.planId), now),
  );

  serve(app, saveCost, async ({ actor, params: { planId }, body, db, now, request }) => {
    const access = await requireRestToEdit(db, actor, planId);
    return db.transaction(async (db) => {
      if (await keepCost(db, access.scope, body, now)) {
        await tellPeople(db, access.scope, now);
        await noteWriting(db, { planId, member: access.member, page: 'costs', keys, now });
        const network = networkOf(request);
        await recordInAudit(db, { at: now, actor, action: 'costs.changed', subject: planId, network });
      }
      return readCosts(db, access, { cashier, now });
    });
  });

  serve(app, placeQuoteRequest, async ({ actor, params: { planId, requestId }, db, now, request }) => {
    const scope = await requirePlan(db, actor, planId);
    return db.transaction(async (db) => {
      if (!(await placeRequest(db, scope.userId, requestId, planId))) refuse('inquiry.not_found');
      await tellPeople(db, scope, now);
      const network = networkOf(request);
      await recordInAudit(db, { at: now, actor, action: 'costs.request_placed', subject: requestId, network });
      return readCosts(db, await requireRest(db, actor, planId), { cashier, now });
    });
  });
}
