import {
  acceptInvitation,
  changeCollaborator,
  inviteCollaborator,
  listCollaborators,
  openInvitation,
  removeCollaborator,
} from '@evenlight/contract/memorials/collaboration';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { countMailTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { requireMember } from '../../accounts/access.ts';
import { requireRight, withRight } from '../access.ts';
import { inTurn } from '../in-turn.ts';
import { changePerson, requireCollaborator, rightToTakeOff, takeOff } from './change-people.ts';
import { peopleOf } from './collaborator-store.ts';
import { accept, inviteByMail, readInvitation } from './invitations.ts';

// One relative may be asked into several memorials, and an invitation may go astray a few times.
const LETTERS_TO_ONE = 20;

export function peopleRoutes(app: FastifyInstance) {
  listRoutes(app);
  invitationRoutes(app);
}

function listRoutes(app: FastifyInstance) {
  serve(app, listCollaborators, async ({ actor, params, db, world }) => {
    const { memorial } = await requireRight(world, actor, params.memorialId, 'seeCollaborators');
    return { data: await peopleOf(db, memorial) };
  });

  serve(app, changeCollaborator, async ({ params, body, ...context }) =>
    inTurn(context, params.memorialId, 'invite', async (db, scope) => {
      const changed = await changePerson(db, scope, params.collaboratorId, body, context.now);
      await note(db, context, { action: 'collaborator.changed', memorialId: scope.memorialId, role: changed.role });
      return changed;
    }),
  );

  serve(app, removeCollaborator, async ({ params, ...context }) =>
    inTurn(context, params.memorialId, 'seeCollaborators', async (db, scope) => {
      const { userId } = await requireCollaborator(db, scope, params.collaboratorId);
      if (userId !== scope.member.userId) withRight(scope, context.actor, rightToTakeOff(scope, userId));
      await takeOff(db, scope, params.collaboratorId, context.now);
      await note(db, context, { action: 'collaborator.removed', memorialId: scope.memorialId });
      return undefined;
    }),
  );
}

function invitationRoutes(app: FastifyInstance) {
  serve(app, inviteCollaborator, async ({ params, body, ...context }) => {
    const { actor, world, now, request } = context;
    await requireRight(world, actor, params.memorialId, 'invite');
    await countMailTo(request, body.email, { name: 'memorial invitations', times: LETTERS_TO_ONE, now });
    return inTurn(context, params.memorialId, 'invite', async (db, scope) => {
      const invited = await inviteByMail(db, scope, body, { world, now });
      const { role } = invited;
      await note(db, context, { action: 'collaborator.invited', memorialId: scope.memorialId, role });
      return invited;
    });
  });

  serve(app, openInvitation, async ({ body, db, now, world }) => readInvitation(db, body.token, { world, now }));

  serve(app, acceptInvitation, async ({ actor, body, db, now, world, request }) => {
    const member = requireMember(actor);
    return db.transaction(async (db) => {
      const memorialId = await accept(db, member, body.token, { world, now });
      await note(db, { actor, now, request }, { action: 'invitation.accepted', memorialId });
      return { memorialId };
    });
  });
}

type Context = { actor: Actor; now: Date; request: FastifyRequest };
type Audited = { action: string; memorialId: number; role?: string };

async function note(db: Db, { actor, now, request }: Context, { action, memorialId, role }: Audited): Promise<void> {
  const details = role === undefined ? {} : { details: { role } };
  await recordInAudit(db, {
    at: now,
    actor,
    action,
    subject: String(memorialId),
    network: networkOf(request),
    ...details,
  });
}
