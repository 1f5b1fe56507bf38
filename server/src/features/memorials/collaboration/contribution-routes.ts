import type { ContributionId, MemorialId } from '@evenlight/contract/ids';
import {
  approveContribution,
  contribute,
  listContributions,
  rejectContribution,
} from '@evenlight/contract/memorials/collaboration';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { World } from '../../../platform/world.ts';
import { type MemorialScope, requireRight } from '../access.ts';
import { inTurn } from '../in-turn.ts';
import { contributionsOf, type Looker, requireShown } from './contribution-store.ts';
import { approve, bring, type Decision, reject } from './contributions.ts';

export function contributionRoutes(app: FastifyInstance) {
  serve(app, listContributions, async ({ actor, params, db, world }) => {
    const scope = await requireRight(world, actor, params.memorialId, 'seeCollaborators');
    return { data: await contributionsOf(db, scope.memorialId, lookerIn(scope)) };
  });

  serve(app, contribute, async ({ params, body, ...context }) =>
    inTurn(context, params.memorialId, 'contribute', async (db, scope) => {
      const id = await bring(db, scope, body, context);
      return requireShown(db, scope.memorialId, lookerIn(scope), id);
    }),
  );

  serve(app, approveContribution, async ({ params, body, ...context }) =>
    decideAs(context, params, 'approved', (db, scope) =>
      approve(db, scope, params.contributionId, { ...context, isConfirmed: body.isConfirmed === true }),
    ),
  );

  serve(app, rejectContribution, async ({ params, ...context }) => {
    const gone: string[] = [];
    const shown = await decideAs(context, params, 'rejected', async (db, scope) => {
      gone.push(...(await reject(db, scope, params.contributionId, context)));
    });
    for (const id of gone) await context.world.files.remove(id);
    return shown;
  });
}

function lookerIn({ member, role }: MemorialScope): Looker {
  return { userId: member.userId, isReviewer: mayOnMemorial(role, 'reviewContributions') };
}

type Context = { actor: Actor; db: Db; now: Date; world: World; request: FastifyRequest };
type Named = { memorialId: MemorialId; contributionId: ContributionId };

function decideAs(
  context: Context,
  { memorialId, contributionId }: Named,
  status: Decision,
  work: (db: Db, scope: MemorialScope) => Promise<void>,
) {
  const { actor, now, request } = context;
  return inTurn(context, memorialId, 'reviewContributions', async (db, scope) => {
    await work(db, scope);
    const shown = await requireShown(db, memorialId, lookerIn(scope), contributionId);
    const action = `contribution.${status}`;
    await recordInAudit(db, { at: now, actor, action, subject: String(memorialId), network: networkOf(request) });
    return shown;
  });
}
