import {
  changeFamilyMember,
  handOverFamily,
  listFamilyMembers,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import { inFamilyTurn, mayHere, requireFamily } from '../access.ts';
import { changeSeat, groupOfSeat, handOver, membersOf, requireSeat, takeSeatAway } from './members.ts';
import { note } from './note.ts';

export function memberRoutes(app: FastifyInstance) {
  serve(app, listFamilyMembers, async ({ actor, query, db }) => {
    const { groupId } = await requireFamily(db, actor, query.groupId, 'see');
    return { members: await membersOf(db, groupId) };
  });

  serve(app, changeFamilyMember, async ({ params, body, ...asked }) =>
    inFamilyTurn(asked, await groupOfSeat(asked.db, params.memberId), 'people', async (db, scope) => {
      const { groupId } = scope;
      const role = await changeSeat(db, scope, await requireSeat(db, scope, params.memberId), body, asked.now);
      const members = await membersOf(db, groupId);
      if (role) await note(db, asked, { action: 'family.role_changed', groupId, role });
      return { members };
    }),
  );

  serve(app, removeFamilyMember, async ({ params, ...asked }) =>
    inFamilyTurn(asked, await groupOfSeat(asked.db, params.memberId), 'see', async (db, scope) => {
      const { groupId } = scope;
      const isOneself = params.memberId === scope.memberId;
      if (!isOneself && !mayHere(scope, 'people')) refuse('family.role_too_low');
      await takeSeatAway(db, scope, await requireSeat(db, scope, params.memberId), asked.now);
      // Whoever has left is told of nobody any more.
      const members = isOneself ? [] : await membersOf(db, groupId);
      await note(db, asked, { action: isOneself ? 'family.left' : 'family.removed', groupId });
      return { members };
    }),
  );

  serve(app, handOverFamily, async ({ params, ...asked }) =>
    inFamilyTurn(asked, await groupOfSeat(asked.db, params.memberId), 'own', async (db, scope) => {
      const { groupId } = scope;
      const isDone = await handOver(db, scope, await requireSeat(db, scope, params.memberId), asked.now);
      const members = await membersOf(db, groupId);
      if (isDone) await note(db, asked, { action: 'family.handed_over', groupId });
      return { members };
    }),
  );
}
