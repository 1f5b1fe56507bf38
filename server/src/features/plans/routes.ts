import { listPlanVersions } from '@evenlight/contract/plan-versions';
import {
  archivePlan,
  createPlan,
  duplicatePlan,
  getPlan,
  listPlans,
  listPlansByUser,
  type Plan,
  restorePlan,
  updatePlan,
} from '@evenlight/contract/plans';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v5 as uuid } from 'uuid';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember, requireOwn } from '../accounts/access.ts';
import { refuseForeignUser, requirePlan } from './access.ts';
import { changePlan } from './change-plan.ts';
import { choicesAfter } from './choose.ts';
import { copyPlan } from './copy-plan.ts';
import { findPlan, plansOf } from './plan-store.ts';
import { changesBetween } from './rules.ts';
import { savePlan } from './save-plan.ts';
import { refuseDeathAhead, refusePastService } from './service-date.ts';
import { versionsOf } from './version-store.ts';

export function planRoutes(app: FastifyInstance) {
  writingRoutes(app);
  archiveRoutes(app);

  serve(app, getPlan, async ({ actor, params, db, now }) => {
    const scope = await requirePlan(db, actor, params.planId);
    return (await findPlan(db, scope, now)) ?? refuse('plan.not_found');
  });

  for (const list of [listPlans, listPlansByUser]) {
    serve(app, list, ({ actor, params, db, now }) => plansOf(db, requireOwn(actor, params.userId).userId, now));
  }

  serve(app, listPlanVersions, async ({ actor, params, db }) => {
    const versions = await versionsOf(db, await requirePlan(db, actor, params.planId));
    return versions.map(({ version, at, snapshot, firstName, lastName }, place) => ({
      version,
      at: at.toISOString(),
      author: firstName === null ? null : `${firstName} ${lastName}`,
      changes: changesBetween(versions[place + 1]?.snapshot ?? null, snapshot),
    }));
  });
}

function writingRoutes(app: FastifyInstance) {
  serve(app, createPlan, async ({ actor, body, db, now, world, request }) => {
    const member = requireMember(actor);
    const { userId, saveKey, venueId, addons, clergyAgreed, clergyName, ...rest } = body;
    refuseForeignUser(member, userId);
    const { faithTradition, packageTradition, packageTier, packageName, declinedLines, ...more } = rest;
    const { way, serviceType, ...details } = more;
    refusePastService(details, now);
    refuseDeathAhead(details.dateOfDeath, now);
    const choices = {
      faithTradition,
      packageTradition,
      packageTier,
      packageName,
      way,
      serviceType,
      declinedLines,
      addons: addons.map(({ name }) => name),
    };
    const consent = { clergyAgreed, clergyName };
    const wanted = { choices, details, venueId: venueId ?? null, saveKey: saveKey ?? keyIn(request), consent };
    const network = networkOf(request);
    return db.transaction((db) => savePlan(db, wanted, { actor: member, now, world, network }));
  });

  serve(app, updatePlan, async ({ actor, params, body, db, now }) => {
    const { userId, version, addons, clergyAgreed, clergyName, serviceHasBeen: saysItHasBeen, ...rest } = body;
    refuseForeignUser(requireMember(actor), userId);
    const { faithTradition, packageTradition, packageTier, packageName, declinedLines, ...more } = rest;
    const { way, serviceType, ...details } = more;
    const changed = {
      faithTradition,
      packageTradition,
      packageTier,
      packageName,
      way,
      serviceType,
      declinedLines,
      addons: addons?.map(({ name }) => name),
    };
    const isAboutChoices = Object.values(changed).some((choice) => choice !== undefined);
    const scope = await requirePlan(db, actor, params.planId);
    return db.transaction(async (db) => {
      const changes = {
        details,
        consent: { clergyAgreed, clergyName },
        expectedVersion: version,
        saysItHasBeen,
        ...(isAboutChoices ? { choices: (before: Plan) => choicesAfter(before, changed) } : {}),
      };
      return changePlan(db, scope, changes, { actor, now });
    });
  });
}

function archiveRoutes(app: FastifyInstance) {
  serve(app, duplicatePlan, async ({ actor, params, body, db, now, request }) => {
    const scope = await requirePlan(db, actor, params.planId);
    const key = body.saveKey ?? keyIn(request);
    // A request to copy is another one than the request to save, even under the same key.
    const saveKey = key && uuid(`copy ${scope.planId} ${key}`, KEY_NAMESPACE);
    return db.transaction((db) => copyPlan(db, scope, saveKey, { actor: requireMember(actor), now }));
  });

  for (const [archiving, isArchived] of [
    [archivePlan, true],
    [restorePlan, false],
  ] as const) {
    serve(app, archiving, async ({ actor, params, db, now }) => {
      const scope = await requirePlan(db, actor, params.planId);
      return db.transaction((db) => changePlan(db, scope, { isArchived }, { actor, now }));
    });
  }
}

// Any key that a caller may think of becomes one of ours, the same each time.
const KEY_NAMESPACE = '5b0c1c46-8a0f-4a35-9d5e-2f6f0f7c9b11';

/** Callers that know nothing of our save keys have a header for it, as many do. */
function keyIn({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? uuid(`save ${key}`, KEY_NAMESPACE) : null;
}
