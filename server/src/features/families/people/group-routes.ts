import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  changeFamilyGroup,
  createFamilyGroup,
  endFamilyGroup,
  listFamilyGroups,
} from '@evenlight/contract/families/group';
import { renewJoinLink } from '@evenlight/contract/families/invitations';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { World } from '../../../platform/world.ts';
import { requireMember } from '../../accounts/access.ts';
import { requirePlan } from '../../plans/access.ts';
import { type FamilyScope, inFamilyTurn, requireFamily } from '../access.ts';
import { activitiesOf } from './activities.ts';
import { groupsOf, readGroup } from './group-reading.ts';
import { endGroup, makeGroup, rename, renewLink } from './groups.ts';
import { note } from './note.ts';

export function groupRoutes(app: FastifyInstance) {
  serve(app, listFamilyGroups, async ({ actor, db, now, world: { keys } }) => ({
    groups: await groupsOf(db, { userId: requireMember(actor).userId, keys, now }),
  }));

  serve(app, createFamilyGroup, async ({ body, db, ...asked }) => {
    const { actor, now, world } = asked;
    const member = requireMember(actor);
    const { planId, ...words } = body;
    const plan = await requirePlan(db, actor, planId);
    return db.transaction(async (db) => {
      const { groupId, isNew } = await makeGroup(db, plan, words, { member, now });
      const group = await readGroup(db, groupId, { userId: member.userId, keys: world.keys, now });
      if (isNew) await note(db, asked, { action: 'family.made', groupId });
      return group;
    });
  });

  serve(app, changeFamilyGroup, async ({ params, body, ...asked }) =>
    inFamilyTurn(asked, params.groupId, 'rename', async (db, scope) => {
      const { groupId } = scope;
      const isRenamed = await rename(db, scope, body, asked.now);
      const group = await readGroup(db, groupId, readingOf(scope, asked));
      if (isRenamed) await note(db, asked, { action: 'family.renamed', groupId });
      return group;
    }),
  );

  serve(app, renewJoinLink, async ({ params, ...asked }) =>
    inFamilyTurn(asked, params.groupId, 'people', async (db, scope) => {
      await renewLink(db, scope, asked.now);
      const group = await readGroup(db, scope.groupId, readingOf(scope, asked));
      await note(db, asked, { action: 'family.link_renewed', groupId: scope.groupId });
      return group;
    }),
  );

  serve(app, endFamilyGroup, async ({ params, ...asked }) => {
    await inFamilyTurn(asked, params.groupId, 'own', async (db, scope) => {
      await endGroup(asked.world, db, scope, asked.now);
      await note(db, asked, { action: 'family.ended', groupId: scope.groupId });
    });
    return undefined;
  });

  serve(app, listFamilyActivities, async ({ actor, query, db, world, request }) => {
    const { groupId } = await requireFamily(db, actor, query.groupId, 'see');
    const reader = { keys: world.keys, language: languageOf(request) };
    return { activities: await activitiesOf(db, groupId, reader) };
  });
}

function readingOf({ member }: FamilyScope, { world, now }: { world: World; now: Date }) {
  return { userId: member.userId, keys: world.keys, now };
}
