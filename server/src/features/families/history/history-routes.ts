import {
  compareFamilyVersions,
  getFamilyPlan,
  listFamilyVersions,
  previewFamilyRestore,
  restoreFamilyVersion,
  saveFamilyPlan,
  VERSIONS_SHOWN,
} from '@evenlight/contract/families/history';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { type PlanScope, planOfGroup } from '../../plans/access.ts';
import { findPlan } from '../../plans/plan-store.ts';
import { changesBetween, type KnownPlan } from '../../plans/rules.ts';
import { snapshotsOf, versionsOf } from '../../plans/version-store.ts';
import { toldInFamily } from '../../plans/whose-plan.ts';
import { requireFamily } from '../access.ts';
import { descriptionsOf } from '../decisions/decided-words.ts';
import { nameOf } from '../group-store.ts';
import { previewRestore, restoreVersion } from './restore-version.ts';
import { savePlanTogether } from './save-together.ts';

export function historyRoutes(app: FastifyInstance) {
  const { keys } = app.world;

  serve(app, getFamilyPlan, async ({ actor, params, db, now }) => {
    const scope = await planToSee(db, actor, params.groupId);
    return toldTo(actor, (await findPlan(db, scope, now)) ?? refuse('family.not_found'));
  });

  serve(app, listFamilyVersions, async ({ actor, query, db }) => {
    const scope = await planToSee(db, actor, query.groupId);
    // One more than is shown: the oldest of them is told by what changed against the one before it.
    const found = await versionsOf(db, scope, { before: query.before, atMost: VERSIONS_SHOWN + 1 });
    const descriptions = await descriptionsOf(db, keys, query.groupId, found);
    return {
      hasEarlier: found.length > VERSIONS_SHOWN,
      versions: found.slice(0, VERSIONS_SHOWN).map(({ version, at, snapshot, firstName, lastName }, place) => ({
        id: `${scope.planId}-${version}`,
        versionNumber: version,
        changeDescription: descriptions[place] ?? '',
        changedBy: firstName === null || lastName === null ? null : nameOf({ firstName, lastName }),
        createdAt: at.toISOString(),
        changes: changesBetween(found[place + 1]?.snapshot ?? null, snapshot),
      })),
    };
  });

  serve(app, compareFamilyVersions, async ({ actor, query: { groupId, from, to }, db }) => {
    const snapshots = await snapshotsOf(db, await planToSee(db, actor, groupId), [from, to]);
    const named = (version: number) => snapshots.get(version) ?? refuse('version.not_found');
    return { changes: changesBetween(named(from), named(to)) };
  });

  serve(app, saveFamilyPlan, async ({ actor, body, db, now }) =>
    toldTo(actor, await savePlanTogether({ actor, db, keys, now }, body)),
  );

  serve(app, previewFamilyRestore, async ({ actor, query, db, now }) =>
    toldTo(actor, await previewRestore({ actor, db, keys, now }, query.groupId, query.versionNumber)),
  );

  serve(app, restoreFamilyVersion, async ({ actor, body, db, now }) =>
    toldTo(actor, await restoreVersion({ actor, db, keys, now }, body)),
  );
}

function toldTo<P extends KnownPlan>(actor: Actor, plan: P): P {
  return toldInFamily(plan, requireMember(actor).userId);
}

async function planToSee(db: Db, actor: Actor, groupId: FamilyGroupId): Promise<PlanScope> {
  return planOfGroup(await requireFamily(db, actor, groupId, 'see'));
}
