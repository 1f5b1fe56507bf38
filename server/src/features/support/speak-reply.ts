// The companion answers a message: word by word to whoever listens, and once into the conversation.
import { higher } from '@evenlight/contract/support/levels';
import { v7 as uuid } from 'uuid';
import type { World } from '../../platform/world.ts';
import { findUser } from '../accounts/store.ts';
import { type ConversationScope, inTurnOf } from './access.ts';
import { announceSupport } from './changed.ts';
import type { Companion, Reply, Told } from './companion/told.ts';
import type { ReplyLines } from './reply-lines.ts';
import { assess } from './safety/assess.ts';
import { safetyOf } from './safety-store.ts';
import { findReply, insertReply, lockSession, type MessageRow, releaseReply, saidUntil } from './store.ts';
import { findEnvelope } from './support-key.ts';
import { messageAsWire } from './wire.ts';

// Enough to know whom somebody mourns; more would only cost.
const MESSAGES_TOLD = 20;

type House = Pick<World, 'db' | 'keys' | 'clock'>;
type Speaking = { house: House; companion: Companion; scope: ConversationScope; message: MessageRow; claimedAt: Date };

/** The message is claimed by the caller. A claim that leads to no reply is given back, so that it can be asked for again. */
export async function speakReply(speaking: Speaking, lines: ReplyLines): Promise<void> {
  const { house, scope, message, claimedAt } = speaking;
  try {
    const reply = await spokenReply(speaking, lines);
    if (!reply) return await releaseReply(house.db, message, claimedAt);
    if (await storeReply(house, { scope, message, reply })) await sayDone(house, { scope, message }, lines);
  } catch (error) {
    await releaseReply(house.db, message, claimedAt);
    throw error;
  }
}

type Spoken = Reply & { isStopped: boolean };

/** Null when there is nothing to keep: it was stopped before its first word, or cut off by us. */
async function spokenReply({ house, companion, scope, message }: Speaking, lines: ReplyLines): Promise<Spoken | null> {
  const told = await toldFor(house, scope, message);
  if (!told) return null;
  let shown = '';
  const reply = await companion.reply(
    told,
    (spoken) => {
      // Nobody sees what comes after they have left.
      if (lines.signal.aborted) return;
      shown = spoken.kind === 'anew' ? '' : shown + spoken.text;
      lines.say(spoken);
    },
    lines.signal,
  );
  if (!lines.signal.aborted || shown === reply.text) return { ...reply, isStopped: false };
  if (shown.trim() === '' || lines.isClosing()) return null;
  return { author: reply.author, text: shown, empathyScore: null, isStopped: true };
}

/** Null when the conversation was deleted meanwhile. */
async function toldFor({ db, keys, clock }: House, { userId }: ConversationScope, message: MessageRow) {
  const envelope = await findEnvelope(db, keys, userId);
  const rows = await saidUntil(db, message, MESSAGES_TOLD);
  const user = await findUser(db, userId);
  if (!envelope || !user || rows.at(-1)?.id !== message.id) return null;
  const said = rows.map(({ id, role, sealed }) => ({ role, text: envelope.unseal(sealed, id) }));
  const { language } = await assess(said.at(-1)?.text ?? '');
  const now = clock.now();
  const { routes, level: standing } = await safetyOf(db, userId, now);
  // A worry that came after the message counts for the reply as well.
  const level = higher(message.level ?? 'none', standing);
  return { personId: userId, said, firstName: user.firstName, language, level, routes, now } satisfies Told;
}

type Kept = { scope: ConversationScope; message: MessageRow };

/** False when the conversation is gone: what was said in it is not written down anywhere. */
async function storeReply({ db, keys, clock }: House, { scope, message, reply }: Kept & { reply: Spoken }) {
  return inTurnOf(db, scope.userId, async (db) => {
    const session = await lockSession(db, scope);
    const envelope = await findEnvelope(db, keys, scope.userId);
    if (!session || !envelope) return false;
    const now = clock.now();
    const id = uuid();
    const { author, text, empathyScore, isStopped } = reply;
    await insertReply(db, {
      ...{ id, sessionId: scope.sessionId, role: 'assistant', kind: 'said', replyTo: message.id, createdAt: now },
      ...{ author, empathyScore, isStopped, sealed: envelope.seal(text, id) },
    });
    await announceSupport(db, scope.userId, scope.sessionId, now);
    return true;
  });
}

/** The last line: what stands in the conversation now, and how it stands with the person. */
export async function sayDone(
  { db, keys, clock }: House,
  { scope: { userId }, message }: Kept,
  lines: Pick<ReplyLines, 'say'>,
): Promise<void> {
  const reply = await findReply(db, message);
  const envelope = await findEnvelope(db, keys, userId);
  if (!reply || !envelope) return;
  const safety = await safetyOf(db, userId, clock.now());
  lines.say({ kind: 'done', message: messageAsWire(reply, envelope), safety });
}
