import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  changeFamilyGroup,
  createFamilyGroup,
  endFamilyGroup,
  listFamilyGroups,
} from '@evenlight/contract/families/group';
import { renewJoinLink } from '@evenlight/contract/families/invitations';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { requireMember } from '../../accounts/access.ts';
import { requirePlan } from '../../plans/access.ts';
import { inFamilyTurn, requireFamily } from '../access.ts';
import { activitiesOf } from './activities.ts';
import { groupsOf, readGroup } from './group-reading.ts';
import { endGroup, makeGroup, rename, renewLink } from './groups.ts';
import { note } from './note.ts';

export function groupRoutes(app: FastifyInstance) {
  serve(app, listFamilyGroups, async ({ actor, db, now }) => ({
    groups: await groupsOf(db, requireMember(actor).userId, now),
  }));

  serve(app, createFamilyGroup, async ({ actor, body, db, now }) => {
    const member = requireMember(actor);
    const { planId, ...words } = body;
    const plan = await requirePlan(db, actor, planId);
    return db.transaction(async (db) => {
      const groupId = await makeGroup(db, plan, words, { member, now });
      return readGroup(db, groupId, member.userId, now);
    });
  });

  serve(app, changeFamilyGroup, async ({ params, body, ...asked }) =>
    inFamilyTurn(asked, params.groupId, 'rename', async (db, scope) => {
      await rename(db, scope, body, asked.now);
      return readGroup(db, scope.groupId, scope.member.userId, asked.now);
    }),
  );

  serve(app, renewJoinLink, async ({ params, ...asked }) =>
    inFamilyTurn(asked, params.groupId, 'people', async (db, scope) => {
      await renewLink(db, scope, asked.now);
      const group = await readGroup(db, scope.groupId, scope.member.userId, asked.now);
      await note(db, asked, { action: 'family.link_renewed', groupId: scope.groupId });
      return group;
    }),
  );

  serve(app, endFamilyGroup, async ({ params, ...asked }) => {
    const files = await inFamilyTurn(asked, params.groupId, 'own', async (db, scope) => {
      const files = await endGroup(db, scope, asked.now);
      await note(db, asked, { action: 'family.ended', groupId: scope.groupId });
      return files;
    });
    for (const id of files) await asked.world.files.remove(id);
    return undefined;
  });

  serve(app, listFamilyActivities, async ({ actor, query, db }) => {
    const { groupId } = await requireFamily(db, actor, query.groupId, 'see');
    return { activities: await activitiesOf(db, groupId) };
  });
}
