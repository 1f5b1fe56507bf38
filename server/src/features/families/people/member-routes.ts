import {
  changeFamilyMember,
  type FamilyMember,
  handOverFamily,
  listFamilyMembers,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import type { FamilyMemberId } from '@evenlight/contract/ids';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { requireMember } from '../../accounts/access.ts';
import { inFamilyTurn, mayHere, requireFamily } from '../access.ts';
import {
  changeMembership,
  endMembership,
  groupOfMembership,
  handOver,
  membersOf,
  membersWithoutThem,
  requireMembership,
} from './members.ts';
import { type Noted, note } from './note.ts';

export function memberRoutes(app: FastifyInstance) {
  serve(app, listFamilyMembers, async ({ actor, query, db }) => {
    const { groupId } = await requireFamily(db, actor, query.groupId, 'see');
    return { members: await membersOf(db, groupId) };
  });

  serve(app, changeFamilyMember, async ({ params, body, ...asked }) =>
    inFamilyTurn(asked, await groupOfMembership(asked.db, params.memberId), 'people', async (db, scope) => {
      const { groupId } = scope;
      const membership = await requireMembership(db, scope, params.memberId);
      const role = await changeMembership(db, scope, membership, body, asked.now);
      const members = await membersOf(db, groupId);
      if (role)
        await note(db, asked, { action: 'family.role_changed', groupId, details: { ...whom(membership), role } });
      return { members };
    }),
  );

  serve(app, removeFamilyMember, async ({ params, query, ...asked }) => {
    const members = await remove(asked, params.memberId).catch((error) => {
      if (!query.groupId || !isGone(error)) throw error;
      return membersWithoutThem(asked.db, query.groupId, requireMember(asked.actor).userId);
    });
    return { members };
  });

  serve(app, handOverFamily, async ({ params, ...asked }) =>
    inFamilyTurn(asked, await groupOfMembership(asked.db, params.memberId), 'own', async (db, scope) => {
      const { groupId } = scope;
      const membership = await requireMembership(db, scope, params.memberId);
      const isDone = await handOver(db, scope, membership, asked.now);
      const members = await membersOf(db, groupId);
      if (isDone) await note(db, asked, { action: 'family.handed_over', groupId, details: whom(membership) });
      return { members };
    }),
  );
}

/** For the audit log. */
const whom = ({ id, userId }: { id: string; userId: string }) => ({ member: id, person: userId });

const isGone = (error: unknown) => error instanceof Problem && error.code === 'family.member_not_found';

async function remove(asked: Noted & { db: Db }, memberId: FamilyMemberId): Promise<FamilyMember[]> {
  return inFamilyTurn(asked, await groupOfMembership(asked.db, memberId), 'see', async (db, scope) => {
    const { groupId } = scope;
    const isOneself = memberId === scope.memberId;
    if (!isOneself && !mayHere(scope, 'people')) refuse('family.role_too_low');
    const membership = await requireMembership(db, scope, memberId);
    await endMembership(db, scope, membership, asked.now);
    // Whoever has left is told of nobody any more.
    const members = isOneself ? [] : await membersOf(db, groupId);
    await note(db, asked, { action: isOneself ? 'family.left' : 'family.removed', groupId, details: whom(membership) });
    return members;
  });
}
