import {
  askForProof,
  askToSignIn,
  endOneSession,
  endOtherSessions,
  endSession,
  getSession,
  listSessions,
  proveByCode,
  signIn,
  signInByLink,
  signUp,
} from '@evenlight/contract/accounts';
import { SessionId } from '@evenlight/contract/ids';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import { sessionCookie } from '../../platform/host-cookie.ts';
import { networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { proofEndsAt, requireMember } from './access.ts';
import { countCodeSent, rememberBrowser } from './codes/code-limits.ts';
import { forgetPending, mailCode, takeCode, takeLink } from './codes/mailed-codes.ts';
import { type CompletedSignIn, completeSignInByCode } from './complete-sign-in.ts';
import { isSessionLive } from './rules.ts';
import { type Context, endSessions } from './sessions.ts';
import { findUser, markSessionProven, sessionsOf } from './store.ts';

const codeSent = { next: 'code' } as const;

export function accountRoutes(app: FastifyInstance) {
  signInRoutes(app);
  sessionRoutes(app);
  proofRoutes(app);
}

function signInRoutes(app: FastifyInstance) {
  serve(app, signUp, async ({ body: { email, returnTo, ...form }, db, ...context }) => {
    await countCodeSent(context, email);
    const markBrowser = await mailCode(db, context, { purpose: 'sign-up', email, form, returnTo });
    markBrowser();
    return codeSent;
  });

  serve(app, askToSignIn, async ({ body, db, ...context }) => {
    await countCodeSent(context, body.email);
    const markBrowser = await mailCode(db, context, { purpose: 'sign-in', ...body });
    markBrowser();
    return codeSent;
  });

  serve(app, signIn, async ({ body, db, ...context }) => {
    const outcome = await db.transaction(async (db) => {
      const mailed = await takeCode(db, context, { ...body, purposes: ['sign-in', 'sign-up'] });
      return mailed ? ((await completeSignInByCode(db, context, mailed)) ?? 'account.not_found') : 'code.refused';
    });
    // Refused only now, so that a wrong try stays counted and a right one stays spent.
    return welcome(context, typeof outcome === 'string' ? refuse(outcome) : outcome);
  });

  serve(app, signInByLink, async ({ body, db, ...context }) => {
    const { completed, returnTo } = await db.transaction(async (db) => {
      const mailed = await takeLink(db, context, body.token);
      return { completed: await completeSignInByCode(db, context, mailed), returnTo: mailed.returnPath };
    });
    return { ...welcome(context, completed ?? refuse('account.not_found')), returnTo };
  });
}

function welcome(context: Context, { signedIn, putCookie }: CompletedSignIn) {
  putCookie();
  rememberBrowser(context.request, context.reply, signedIn.email);
  forgetPending(context);
  return signedIn;
}

function sessionRoutes(app: FastifyInstance) {
  serve(app, getSession, async ({ actor, db }) => {
    return (await findUser(db, requireMember(actor).userId)) ?? refuse('session.required');
  });

  serve(app, endSession, async ({ actor, db, now, world, request, reply }) => {
    if (actor.kind === 'member') {
      const { sessionId, userId } = actor;
      await db.transaction(async (db) => {
        if ((await endSessions(db, userId, { only: sessionId }, now)) === 0) return;
        const network = networkOf(request);
        await recordInAudit(db, { at: now, actor, action: 'session.ended', subject: sessionId, network });
      });
    }
    sessionCookie.clear(reply, world.config);
    return undefined;
  });

  serve(app, listSessions, async ({ actor, db, now }) => {
    const { userId, sessionId, provenAt } = requireMember(actor);
    const live = (await sessionsOf(db, userId)).filter((session) => isSessionLive(session, now));
    const ends = provenAt && proofEndsAt(provenAt);
    return {
      provenUntil: ends && ends > now ? ends.toISOString() : null,
      sessions: live.map(({ id, device, createdAt, lastSeenAt }) => ({
        id: SessionId.parse(id),
        device,
        isCurrent: id === sessionId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  });

  serve(app, endOneSession, async ({ actor, params: { sessionId }, db, now, request }) => {
    const { userId } = requireMember(actor);
    await db.transaction(async (db) => {
      if ((await endSessions(db, userId, { only: sessionId }, now)) === 0) refuse('session.not_found');
      const network = networkOf(request);
      await recordInAudit(db, { at: now, actor, action: 'session.ended', subject: sessionId, network });
    });
    return undefined;
  });

  serve(app, endOtherSessions, async ({ actor, db, now, request }) => {
    const { userId, sessionId } = requireMember(actor);
    await db.transaction(async (db) => {
      const count = await endSessions(db, userId, { except: sessionId }, now);
      const network = networkOf(request);
      await recordInAudit(db, {
        at: now,
        actor,
        action: 'sessions.ended',
        subject: userId,
        network,
        details: { count },
      });
    });
    return undefined;
  });
}

function proofRoutes(app: FastifyInstance) {
  serve(app, askForProof, async ({ actor, db, ...context }) => {
    const { userId } = requireMember(actor);
    const { email } = (await findUser(db, userId)) ?? refuse('session.required');
    await countCodeSent(context, email);
    const markBrowser = await mailCode(db, context, { purpose: 'proof', email, userId });
    markBrowser();
    return codeSent;
  });

  serve(app, proveByCode, async ({ actor, body, db, ...context }) => {
    const { userId, sessionId } = requireMember(actor);
    const isProven = await db.transaction(async (db) => {
      if (!(await takeCode(db, context, { ...body, purposes: ['proof'], userId }))) return false;
      await markSessionProven(db, sessionId, context.now);
      const network = networkOf(context.request);
      await recordInAudit(db, { at: context.now, actor, action: 'session.proven', subject: sessionId, network });
      return true;
    });
    if (!isProven) refuse('code.refused');
    forgetPending(context);
    return { provenUntil: proofEndsAt(context.now).toISOString() };
  });
}
