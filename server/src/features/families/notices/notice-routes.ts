import {
  changeFamilyNotices,
  getFamilyNotices,
  markFamilySeen,
  oneClickStopPath,
  STOP_NOTICES_PATH,
  stopFamilyNotices,
} from '@evenlight/contract/families/notices';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { fromAnywhere } from '../../../platform/http/same-origin.ts';
import { countTries, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { requireFamily } from '../access.ts';
import { groupNameOfMembership, keepNotices, noticesOf } from './notice-store.ts';
import { membershipOfToken } from './stop-link.ts';

export async function noticeRoutes(app: FastifyInstance) {
  serve(app, getFamilyNotices, async ({ db, actor, query }) => {
    const { memberId } = await requireFamily(db, actor, query.groupId, 'see');
    return noticesOf(db, memberId);
  });

  serve(app, changeFamilyNotices, async ({ db, actor, body: { groupId, mail }, now }) => {
    const { memberId } = await requireFamily(db, actor, groupId, 'see');
    // Whoever was quiet until now is not sent what happened in that time.
    const { mail: before } = await noticesOf(db, memberId);
    await keepNotices(db, memberId, { mail, ...(before === 'quiet' ? { mailedUpTo: now } : {}) });
    return noticesOf(db, memberId);
  });

  serve(app, markFamilySeen, async ({ db, actor, body, now }) => {
    const { memberId } = await requireFamily(db, actor, body.groupId, 'see');
    await keepNotices(db, memberId, { seenAt: now });
    return noticesOf(db, memberId);
  });

  serve(app, stopFamilyNotices, async ({ db, world, body }) => ({ groupName: await stop(db, world, body.token) }));

  await app.register(oneClick);
}

/** Asked twice, it is stopped once. */
async function stop(db: Db, { keys }: World, token: string): Promise<string> {
  const memberId = membershipOfToken(keys, token) ?? refuse('family.link_not_found');
  const groupName = (await groupNameOfMembership(db, memberId)) ?? refuse('family.link_not_found');
  await keepNotices(db, memberId, { mail: 'quiet' });
  return groupName;
}

/** Mail programs press it for people (RFC 8058). What their form says is always the same, and not read. */
async function oneClick(app: FastifyInstance) {
  const { world } = app;
  // Programs without such a button open the address instead. That only leads to the page with ours: opening changes nothing.
  app.get<{ Params: { token: string } }>(oneClickStopPath(':token'), async (request, reply) =>
    reply.redirect(`${STOP_NOTICES_PATH}#${request.params.token}`),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, _body, done) => done(null));
  app.post<{ Params: { token: string } }>(
    oneClickStopPath(':token'),
    { config: fromAnywhere },
    async (request, reply) => {
      await countTries(request, stopFamilyNotices.limits, { name: 'family links', now: world.clock.now() });
      await stop(world.db, world, request.params.token);
      return reply.status(204).send();
    },
  );
}
