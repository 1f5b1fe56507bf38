import {
  addDecider,
  changeDecider,
  type Deciding,
  getDeciding,
  removeDecider,
  setDirections,
} from '@evenlight/contract/deciding';
import type { PlanId } from '@evenlight/contract/ids';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { announce } from '../../../platform/news/announce.ts';
import { type PlanScope, requirePlan } from '../access.ts';
import { lockPlan } from '../plan-store.ts';
import { changeWords, decideDirections, takeOffList, writeDown } from './deciding.ts';
import { decidingOf } from './deciding-store.ts';

export function decidingRoutes(app: FastifyInstance) {
  serve(app, getDeciding, async ({ actor, params, db }) => decidingOf(db, await requirePlan(db, actor, params.planId)));

  serve(app, setDirections, ({ params, body, ...context }) =>
    change(context, params.planId, (db, scope) => decideDirections(db, scope, body.directions, context.now)),
  );

  serve(app, addDecider, ({ params, body, ...context }) =>
    change(context, params.planId, (db, scope) => writeDown(db, scope, body, context.now)),
  );

  serve(app, changeDecider, ({ params, body, ...context }) =>
    change(context, params.planId, (db, scope) => changeWords(db, scope, params.deciderId, body, context.now)),
  );

  serve(app, removeDecider, ({ params, ...context }) =>
    change(context, params.planId, (db, scope) => takeOffList(db, scope, params.deciderId)),
  );
}

type Context = { actor: Actor; db: Db; now: Date; request: FastifyRequest };
/** Says what was done; null when everything was so already. */
type Change = (db: Db, scope: PlanScope) => Promise<'directions' | 'added' | 'changed' | 'removed' | null>;

/** Each change waits for the one before it, and the family's other devices hear of it. */
async function change({ actor, db, now, request }: Context, planId: PlanId, change: Change): Promise<Deciding> {
  const scope = await requirePlan(db, actor, planId);
  return db.transaction(async (db) => {
    await lockPlan(db, scope);
    const done = await change(db, scope);
    const deciding = await decidingOf(db, scope);
    if (!done) return deciding;
    await announce(db, { kind: 'decider.changed', subject: planId, audience: `person:${scope.userId}`, at: now });
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'decider.changed',
      subject: planId,
      network: networkOf(request),
      details: { done },
    });
    return deciding;
  });
}
