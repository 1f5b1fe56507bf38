import { getPriceLists, type PlanPriceLists, savePriceList } from '@evenlight/contract/price-lists';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { noteWriting } from '../families/note-writing.ts';
import { tellPeople } from '../plans/change-plan.ts';
import { planIn } from '../plans/plan-store.ts';
import { priceListsOf } from '../plans/price-lists/price-list-store.ts';
import { statementOfPlan } from '../plans/statement/statement.ts';
import { type RestAccess, requireRest, requireRestToEdit } from '../resting-places/access.ts';
import { keepPriceList } from './save-price-list.ts';

export function priceListRoutes(app: FastifyInstance) {
  const { keys } = app.world;

  serve(app, getPriceLists, async ({ actor, params, db, now }) =>
    asWire(db, await requireRest(db, actor, params.planId), now),
  );

  serve(app, savePriceList, async ({ actor, params: { planId, listId }, body, db, now, request }) => {
    const access = await requireRestToEdit(db, actor, planId);
    return db.transaction(async (db) => {
      if (await keepPriceList(db, access.scope, { ...body, listId }, now)) {
        await tellPeople(db, access.scope, now);
        await noteWriting(db, { planId, member: access.member, page: 'price-lists', keys, now });
        const network = networkOf(request);
        await recordInAudit(db, { at: now, actor, action: 'price_list.changed', subject: planId, network });
      }
      return asWire(db, access, now);
    });
  });
}

async function asWire(db: Db, { scope, mayEdit }: RestAccess, now: Date): Promise<PlanPriceLists> {
  const plan = await planIn(db, scope, now);
  return {
    planId: plan.id,
    calledName: plan.calledName,
    mayEdit,
    statement: await statementOfPlan(db, plan, now),
    lists: await priceListsOf(db, scope),
  };
}
