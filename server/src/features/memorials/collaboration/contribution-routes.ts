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

  serve(app, contribute, async ({ params, body, ...asked }) =>
    inTurn(asked, params.memorialId, 'contribute', async (db, scope) => {
      const id = await bring(db, scope, body, asked);
      return requireShown(db, scope.memorialId, lookerIn(scope), id);
    }),
  );

  serve(app, approveContribution, async ({ params, body, ...asked }) =>
    decideAs(asked, params, 'approved', (db, scope) =>
      approve(db, scope, params.contributionId, { ...asked, isConfirmed: body.isConfirmed === true }),
    ),
  );

  serve(app, rejectContribution, async ({ params, ...asked }) => {
    const gone: string[] = [];
    const shown = await decideAs(asked, params, 'rejected', async (db, scope) => {
      gone.push(...(await reject(db, scope, params.contributionId, asked)));
    });
    for (const id of gone) await asked.world.files.remove(id);
    return shown;
  });
}

function lookerIn({ member, role }: MemorialScope): Looker {
  return { userId: member.userId, isReviewer: mayOnMemorial(role, 'reviewContributions') };
}

type Asked = { actor: Actor; db: Db; now: Date; world: World; request: FastifyRequest };
type Named = { memorialId: MemorialId; contributionId: ContributionId };

function decideAs(
  asked: Asked,
  { memorialId, contributionId }: Named,
  status: Decision,
  work: (db: Db, scope: MemorialScope) => Promise<void>,
) {
  const { actor, now, request } = asked;
  return inTurn(asked, memorialId, 'reviewContributions', async (db, scope) => {
    await work(db, scope);
    const shown = await requireShown(db, memorialId, lookerIn(scope), contributionId);
    const action = `contribution.${status}`;
    await recordInAudit(db, { at: now, actor, action, subject: String(memorialId), network: networkOf(request) });
    return shown;
  });
}
