import { UserId } from '@evenlight/contract/ids';
import {
  askToTakeOver,
  declineSuccession,
  getKeepers,
  handOverMemorial,
  nameKeepers,
} from '@evenlight/contract/memorials/keeping';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { requireRight } from '../access.ts';
import { inTurn } from '../in-turn.ts';
import { handOver } from './hand-over.ts';
import { sendAskedMails, sendDeclinedMail } from './keeper-mails.ts';
import { askForIt, keepersNow, keepersOf, letItBe, name } from './keepers.ts';

export function keeperRoutes(app: FastifyInstance) {
  serve(app, getKeepers, async ({ actor, params, db, world }) => {
    const { memorial, member } = await requireRight(world, actor, params.memorialId, 'seeCollaborators');
    return keepersOf(db, memorial, member.userId);
  });

  serve(app, nameKeepers, async ({ params, body, ...context }) =>
    inTurn(context, params.memorialId, 'own', async (db, scope) => {
      await name(db, scope, body, context.now);
      const keepers = await keepersNow(db, scope);
      await note(db, context, 'memorial.keepers_named', scope.memorialId);
      return keepers;
    }),
  );

  serve(app, handOverMemorial, async ({ params, ...context }) =>
    inTurn(context, params.memorialId, 'own', async (db, { memorial }) => {
      const { successorId } = memorial;
      if (successorId === null) return refuse('collaborator.not_found');
      await handOver(db, memorial, UserId.parse(successorId), { ...context, network: networkOf(context.request) });
      return undefined;
    }),
  );
  successionRoutes(app);
}

function successionRoutes(app: FastifyInstance) {
  serve(app, askToTakeOver, async ({ params, ...context }) =>
    inTurn(context, params.memorialId, 'seeCollaborators', async (db, scope) => {
      const hasAsked = await askForIt(db, scope, context.now);
      if (hasAsked) await sendAskedMails(db, scope.memorial, scope.member.userId, context);
      const keepers = await keepersNow(db, scope);
      if (hasAsked) await note(db, context, 'memorial.succession_asked', scope.memorialId);
      return keepers;
    }),
  );

  serve(app, declineSuccession, async ({ params, ...context }) =>
    inTurn(context, params.memorialId, 'seeCollaborators', async (db, scope) => {
      const { successorId } = scope.memorial;
      const isOver = await letItBe(db, scope, context.now);
      if (isOver && scope.role === 'owner' && successorId !== null) {
        await sendDeclinedMail(db, scope.memorial, UserId.parse(successorId), context);
      }
      const keepers = await keepersNow(db, scope);
      if (isOver) await note(db, context, 'memorial.succession_declined', scope.memorialId);
      return keepers;
    }),
  );
}

type Context = { actor: Actor; now: Date; request: FastifyRequest };

async function note(db: Db, { actor, now, request }: Context, action: string, memorialId: number): Promise<void> {
  await recordInAudit(db, { at: now, actor, action, subject: String(memorialId), network: networkOf(request) });
}
