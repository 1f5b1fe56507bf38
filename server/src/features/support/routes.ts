import { chatLanguageFor } from '@evenlight/contract/languages';
import {
  deleteAllSupportSessions,
  deleteSupportSession,
  listSupportMessages,
  listSupportSessions,
  renameSupportSession,
  replyToMessage,
  sendSupportMessage,
  startSupportSession,
} from '@evenlight/contract/support/chat';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/problem.ts';
import { requireMember } from '../accounts/access.ts';
import { atOneMoment, inTurnOf, refuseForeignUser, requireConversation } from './access.ts';
import { announceSupport } from './changed.ts';
import type { Companion } from './companion/companion-types.ts';
import { renameSession } from './rename-session.ts';
import { replyLinesOf } from './reply-lines.ts';
import { safetyOf } from './safety-store.ts';
import { sendMessage } from './send-message.ts';
import { sayDone, speakReply } from './speak-reply.ts';
import { startSession } from './start-session.ts';
import {
  claimReply,
  deleteSession,
  deleteSessionsOf,
  findReply,
  findWritten,
  lockSession,
  messagesOf,
  sessionsOf,
} from './store.ts';
import { deleteKey, findEnvelope } from './support-key.ts';
import { messageAsWire, sessionAsWire } from './wire.ts';

export function supportRoutes(app: FastifyInstance, companion: Companion) {
  sessionRoutes(app);
  messageRoutes(app, companion);
  replyRoute(app, companion);
}

function sessionRoutes(app: FastifyInstance) {
  serve(app, listSupportSessions, async ({ actor, query, db, now, world }) => {
    const member = requireMember(actor);
    refuseForeignUser(member, query.userId);
    return atOneMoment(db, async (db) => {
      const envelope = await findEnvelope(db, world.keys, member.userId);
      const sessions = await sessionsOf(db, member.userId);
      return envelope ? sessions.map((session) => sessionAsWire(session, envelope, now)) : [];
    });
  });

  serve(app, startSupportSession, async ({ actor, body: { userId, ...input }, world, request }) => {
    const member = requireMember(actor);
    refuseForeignUser(member, userId);
    return startSession(world, member, { ...input, language: pageLanguageOf(request) });
  });

  serve(app, renameSupportSession, async ({ actor, params, body, db, world }) =>
    renameSession(world, await requireConversation(db, actor, params.sessionId), body.title),
  );

  serve(app, deleteSupportSession, async ({ actor, params, db, now }) => {
    const scope = await requireConversation(db, actor, params.sessionId);
    await inTurnOf(db, scope.userId, async (db) => {
      if (!(await lockSession(db, scope))) refuse('support.session_not_found');
      await deleteSession(db, scope);
      await announceSupport(db, scope.userId, scope.sessionId, now);
    });
    return undefined;
  });

  // What is remembered of somebody in danger stays: forgetting the words does not end the danger.
  serve(app, deleteAllSupportSessions, async ({ actor, db, now }) => {
    const { userId } = requireMember(actor);
    await inTurnOf(db, userId, async (db) => {
      await deleteSessionsOf(db, userId);
      await deleteKey(db, userId);
      await announceSupport(db, userId, userId, now);
    });
    return undefined;
  });
}

function messageRoutes(app: FastifyInstance, companion: Companion) {
  serve(app, listSupportMessages, async ({ actor, params, db, now, world }) => {
    const scope = await requireConversation(db, actor, params.sessionId);
    return atOneMoment(db, async (db) => {
      const messages = await messagesOf(db, scope);
      const envelope = (await findEnvelope(db, world.keys, scope.userId)) ?? refuse('support.session_not_found');
      return {
        messages: messages.map((message) => messageAsWire(message, envelope)),
        safety: await safetyOf(db, scope.userId, now),
      };
    });
  });

  serve(app, sendSupportMessage, async ({ actor, params, body, db, world, request }) => {
    const scope = await requireConversation(db, actor, params.sessionId);
    return sendMessage({ place: world, companion, pageLanguage: pageLanguageOf(request) }, scope, body);
  });
}

/** What is written in no language that can be told is answered in that of the page. */
const pageLanguageOf = (request: FastifyRequest) => chatLanguageFor(languageOf(request));

function replyRoute(app: FastifyInstance, companion: Companion) {
  const openLines = replyLinesOf(app);

  serve(app, replyToMessage, async ({ actor, params, db, now, world, request, reply }) => {
    const scope = await requireConversation(db, actor, params.sessionId);
    const message = (await findWritten(db, scope, params)) ?? refuse('support.session_not_found');
    const isAnswered = (await findReply(db, message)) !== null;
    if (!isAnswered && !(await claimReply(db, message, now))) refuse('support.reply_in_hand');
    const lines = openLines(reply);
    const pageLanguage = pageLanguageOf(request);
    const answering = { place: world, companion, scope, message, claimedAt: now, pageLanguage };
    try {
      await (isAnswered ? sayDone(world, answering, lines) : speakReply(answering, lines));
    } catch (error) {
      // The answer has begun, so nothing can be said about it any more; whoever waits asks again.
      request.log.error({ err: error }, 'a reply failed');
    } finally {
      lines.end();
    }
    return undefined;
  });
}
