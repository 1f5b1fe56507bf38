import { endSession, getSession } from '@evenlight/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { announce } from '../../platform/news/announce.ts';
import { refuse } from '../../platform/problem.ts';
import { clearSessionCookie } from '../../platform/session-cookie.ts';
import { endSessionById, findUser } from './store.ts';

export function accountRoutes(app: FastifyInstance) {
  serve(app, getSession, async ({ actor, db }) => {
    const user = actor.kind === 'member' ? await findUser(db, actor.userId) : null;
    return user ? { ...user, createdAt: user.createdAt.toISOString() } : refuse('session.required');
  });

  serve(app, endSession, async ({ actor, db, now, world, request, reply }) => {
    if (actor.kind === 'member') {
      const { sessionId: subject, userId } = actor;
      await db.transaction(async (db) => {
        if (!(await endSessionById(db, subject, now))) return;
        await recordInAudit(db, { at: now, actor, action: 'session.ended', subject, network: networkOf(request) });
        await announce(db, { kind: 'session.ended', subject, audience: `person:${userId}`, at: now });
      });
    }
    clearSessionCookie(reply, world.config);
    return undefined;
  });
}
