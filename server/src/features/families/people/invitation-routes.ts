import {
  acceptFamilyInvitation,
  approveFamilyInvitation,
  askToJoin,
  cancelFamilyInvitation,
  getFamilyRequest,
  inviteToFamily,
  listFamilyInvitations,
  openFamilyInvitation,
  openJoinLink,
  type PendingInvitation,
  resendFamilyInvitation,
} from '@evenlight/contract/families/invitations';
import { LOWEST_ROLE } from '@evenlight/contract/families/rights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { countMailTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { requireMember } from '../../accounts/access.ts';
import { inFamilyTurn, mayHere, requireFamily } from '../access.ts';
import { groupOfInvitation, invitedTo, waitingOf } from './invitation-store.ts';
import { acceptLetter, addressOfLetter, inviteByMail, readLetter, resend } from './invitations.ts';
import { requireOwnCode } from './join-code.ts';
import { approve, ask, countAsking, readLink, readRequest, standingWith, takeBack } from './join-link.ts';
import { note } from './note.ts';

// One relative may be asked into several groups, and a letter may go astray a few times.
const LETTERS = { name: 'family invitations', times: 20 };

export function invitationRoutes(app: FastifyInstance) {
  letterRoutes(app);
  waitingRoutes(app);
  joinRoutes(app);
}

/** For the audit log; the address stands with the letter, and goes with it. */
const invitedIn = ({ id, role }: PendingInvitation) => ({ invitation: id, role });

function letterRoutes(app: FastifyInstance) {
  serve(app, inviteToFamily, async ({ body, ...asked }) => {
    const { groupId, ...input } = body;
    await requireFamily(asked.db, asked.actor, groupId, 'people');
    await countMailTo(asked.request, input.email, { ...LETTERS, now: asked.now });
    return inFamilyTurn(asked, groupId, 'people', async (db, scope) => {
      const { invited, isNew } = await inviteByMail(db, scope, input, asked);
      if (isNew) await note(db, asked, { action: 'family.invited', groupId, details: invitedIn(invited) });
      return invited;
    });
  });

  serve(app, resendFamilyInvitation, async ({ params, ...asked }) => {
    const { actor, request, now } = asked;
    const of = await groupOfInvitation(asked.db, params.invitationId);
    const { groupId } = await requireFamily(asked.db, actor, of, 'people');
    await countMailTo(request, await addressOfLetter(asked.db, params.invitationId), { ...LETTERS, now });
    return inFamilyTurn(asked, groupId, 'people', async (db, scope) => {
      const invited = await resend(db, scope, params.invitationId, asked);
      await note(db, asked, { action: 'family.invited', groupId, details: invitedIn(invited) });
      return invited;
    });
  });
}

function waitingRoutes(app: FastifyInstance) {
  serve(app, listFamilyInvitations, async ({ actor, query, db }) => {
    const scope = await requireFamily(db, actor, query.groupId, 'see');
    const read = mayHere(scope, 'people') ? waitingOf : invitedTo;
    return { invitations: await read(db, scope.groupId) };
  });

  serve(app, approveFamilyInvitation, async ({ params, body, ...asked }) =>
    inFamilyTurn(asked, await groupOfInvitation(asked.db, params.invitationId), 'people', async (db, scope) => {
      const { groupId } = scope;
      const role = body.role ?? LOWEST_ROLE;
      const whom = await approve(db, scope, { id: params.invitationId, role }, asked);
      const invitations = await waitingOf(db, groupId);
      if (whom) await note(db, asked, { action: 'family.let_in', groupId, details: { ...whom, role } });
      return { invitations };
    }),
  );

  serve(app, cancelFamilyInvitation, async ({ params, ...asked }) =>
    inFamilyTurn(asked, await groupOfInvitation(asked.db, params.invitationId), 'people', async (db, scope) => {
      const { groupId } = scope;
      const row = await takeBack(db, scope, params.invitationId, asked.now);
      const invitations = await waitingOf(db, groupId);
      const details = { invitation: params.invitationId, ...(row?.userId && { person: row.userId }) };
      if (row) await note(db, asked, { action: 'family.uninvited', groupId, details });
      return { invitations };
    }),
  );
}

/** For those who do not belong to it yet. Opening a link signs nobody in. */
function joinRoutes(app: FastifyInstance) {
  serve(app, openFamilyInvitation, async ({ body, db, ...asking }) => readLetter(db, body.token, asking));
  serve(app, openJoinLink, async ({ body, db, actor, now, world }) =>
    readLink(db, requireOwnCode(world.keys, body.token), actor, now),
  );
  serve(app, getFamilyRequest, async ({ actor, params, db }) =>
    readRequest(db, requireMember(actor), params.invitationId),
  );

  serve(app, acceptFamilyInvitation, async ({ body, db, ...asked }) => {
    const member = requireMember(asked.actor);
    return db.transaction(async (db) => {
      const { groupId, role, isNew } = await acceptLetter(db, member, body.token, asked);
      if (isNew) await note(db, asked, { action: 'family.joined', groupId, details: { person: member.userId, role } });
      return { groupId };
    });
  });

  serve(app, askToJoin, async ({ body, db, ...asked }) => {
    const member = requireMember(asked.actor);
    const code = requireOwnCode(asked.world.keys, body.token);
    const standing = await standingWith(db, member, code, asked.now);
    if (standing) return standing;
    await countAsking(db, member, code, asked);
    return db.transaction(async (db) => {
      const groupId = await ask(db, member, code, asked);
      if (groupId) await note(db, asked, { action: 'family.asked', groupId, details: { person: member.userId } });
      return { state: 'asked', groupId: null };
    });
  });
}
