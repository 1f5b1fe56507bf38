import {
  editFamilyMessage,
  type FamilyMessage,
  listFamilyMessages,
  markFamilyMessagesRead,
  sendFamilyMessage,
  takeDownFamilyMessage,
} from '@evenlight/contract/families/messages';
import type { FamilyRight } from '@evenlight/contract/families/rights';
import type { FamilyMessageId } from '@evenlight/contract/ids';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { announce } from '../../../platform/news/announce.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { requireMember } from '../../accounts/access.ts';
import { isWorrying } from '../../support/worry.ts';
import { type FamilyScope, inFamilyTurn, requireFamily } from '../access.ts';
import { findMessage, groupOfMessage, type MessageRow, putRead } from './message-store.ts';
import { editMessage, sendMessage, takeDownMessage } from './messages.ts';
import { inWords, readLatest } from './read-messages.ts';

export function messageRoutes(app: FastifyInstance) {
  serve(app, listFamilyMessages, async ({ actor, query: { groupId, before }, db, world: { keys } }) => {
    const scope = await requireFamily(db, actor, groupId, 'see');
    return readLatest({ db, keys }, scope, before);
  });

  serve(app, sendFamilyMessage, async ({ body, now, ...asked }) => {
    const { keys } = asked.world;
    const message = await inFamilyTurn(asked, body.groupId, 'talk', async (db, scope) =>
      readOne({ db, keys }, scope, (await sendMessage(db, scope, body, { keys, now })).id),
    );
    return withWorry(asked.actor, message);
  });

  serve(app, editFamilyMessage, async ({ params: { messageId }, body, now, ...asked }) => {
    const { keys } = asked.world;
    const changed = await inMessageTurn(asked, messageId, 'talk', async (db, scope, message) => {
      await editMessage(db, scope, message, { ...body, keys, now });
      return readOne({ db, keys }, scope, messageId);
    });
    return withWorry(asked.actor, changed);
  });

  // Whoever may no longer talk can still take back what they said.
  serve(app, takeDownFamilyMessage, async ({ params: { messageId }, now, request, ...asked }) =>
    inMessageTurn(asked, messageId, 'see', async (db, scope, message) => {
      const isAnothers = await takeDownMessage(db, scope, message, now);
      const shown = await readOne({ db, keys: asked.world.keys }, scope, messageId);
      const entry = { actor: asked.actor, action: 'family_message.taken_down', subject: messageId };
      if (isAnothers) await recordInAudit(db, { ...entry, at: now, network: networkOf(request) });
      return shown;
    }),
  );

  serve(app, markFamilyMessagesRead, async ({ actor, body: { groupId, upToId }, db, now }) => {
    const scope = await requireFamily(db, actor, groupId, 'see');
    if (!(await findMessage(db, scope, upToId))) refuse('message.not_found');
    await db.transaction(async (db) => {
      const hasMoved = await putRead(db, scope, upToId, now);
      // For the same person's other screens; how far somebody has read is nobody else's business.
      const audience = `person:${scope.member.userId}` as const;
      if (hasMoved) await announce(db, { kind: 'family.changed', subject: `${groupId} messages`, audience, at: now });
    });
    return undefined;
  });
}

/** For its author alone. */
async function withWorry(actor: Actor, message: FamilyMessage) {
  return { ...message, isWorrying: await isWorrying(requireMember(actor).userId, message.content) };
}

/** The message, read under its group's lock. */
async function inMessageTurn<Done>(
  asked: { actor: Actor; db: Db },
  messageId: FamilyMessageId,
  right: FamilyRight,
  work: (db: Db, scope: FamilyScope, message: MessageRow) => Promise<Done>,
): Promise<Done> {
  const groupId = await groupOfMessage(asked.db, messageId);
  return inFamilyTurn(asked, { groupId, missing: 'message.not_found' }, right, async (db, scope) =>
    work(db, scope, (await findMessage(db, scope, messageId)) ?? refuse('message.not_found')),
  );
}

async function readOne(sealing: Pick<World, 'db' | 'keys'>, scope: FamilyScope, messageId: string) {
  const row = (await findMessage(sealing.db, scope, messageId)) ?? refuse('message.not_found');
  const [message] = await inWords(sealing, scope, [row]);
  return message ?? refuse('message.not_found');
}
