import {
  compareFamilyVersions,
  getFamilyPlan,
  listFamilyVersions,
  restoreFamilyVersion,
  saveFamilyPlan,
} from '@evenlight/contract/families/history';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { type PlanScope, requirePlanAs } from '../../plans/access.ts';
import { findPlan } from '../../plans/plan-store.ts';
import { changesBetween } from '../../plans/rules.ts';
import { snapshotsOf, versionsOf } from '../../plans/version-store.ts';
import { requireFamily } from '../access.ts';
import { nameOf } from '../group-store.ts';
import { restoreVersion, savePlanTogether } from './change-family-plan.ts';

export function historyRoutes(app: FastifyInstance) {
  serve(app, getFamilyPlan, async ({ actor, params, db, now }) => {
    const scope = await planToSee(db, actor, params.groupId);
    return (await findPlan(db, scope, now)) ?? refuse('family.not_found');
  });

  serve(app, listFamilyVersions, async ({ actor, query, db }) => {
    const scope = await planToSee(db, actor, query.groupId);
    const versions = await versionsOf(db, scope);
    return {
      versions: versions.map(({ version, at, snapshot, description, firstName, lastName }, place) => ({
        id: `${scope.planId}-${version}`,
        versionNumber: version,
        changeDescription: description,
        changedBy: firstName === null || lastName === null ? null : nameOf({ firstName, lastName }),
        createdAt: at.toISOString(),
        changes: changesBetween(versions[place + 1]?.snapshot ?? null, snapshot),
      })),
    };
  });

  serve(app, compareFamilyVersions, async ({ actor, query: { groupId, from, to }, db }) => {
    const snapshots = await snapshotsOf(db, await planToSee(db, actor, groupId), [from, to]);
    const named = (version: number) => snapshots.get(version) ?? refuse('version.not_found');
    return { changes: changesBetween(named(from), named(to)) };
  });

  serve(app, saveFamilyPlan, ({ actor, body, db, now }) => savePlanTogether({ actor, db, now }, body));

  serve(app, restoreFamilyVersion, ({ actor, body, db, now }) => restoreVersion({ actor, db, now }, body));
}

async function planToSee(db: Db, actor: Actor, groupId: FamilyGroupId): Promise<PlanScope> {
  const { planId } = await requireFamily(db, actor, groupId, 'see');
  return requirePlanAs(db, actor, planId, 'see');
}
