// The companion answers a message: word by word to whoever listens, and once into the conversation.
import { SUPPORT_MESSAGES_MAX } from '@evenlight/contract/support/chat';
import { higher } from '@evenlight/contract/support/levels';
import { v7 as uuid } from 'uuid';
import type { World } from '../../platform/world.ts';
import { findUser } from '../accounts/store.ts';
import { atOneMoment, type ConversationScope, inTurnOf } from './access.ts';
import { announceSupport } from './changed.ts';
import type { Companion, Reply, ReplyContext } from './companion/companion-types.ts';
import type { ReplyLines } from './reply-lines.ts';
import { otherLanguageOf } from './safety/languages/other-language.ts';
import { languageAmong } from './safety/normalise.ts';
import { levelOf, routesOf } from './safety/what-rules-mean.ts';
import { safetyOf } from './safety-store.ts';
import { findReply, insertReply, lockSession, type MessageRow, releaseReply, saidUntil } from './store.ts';
import { findEnvelope } from './support-key.ts';
import { messageAsWire } from './wire.ts';

/** Rules of which nobody has to be asked whether it is so. */
const saysIt = ['q2-thoughts-of-suicide', 'q4-intent', 'says-it-plainly'];

type Place = Pick<World, 'db' | 'keys' | 'clock' | 'config'>;
type Speaking = {
  place: Place;
  companion: Companion;
  scope: ConversationScope;
  message: MessageRow;
  claimedAt: Date;
  pageLanguage: ReplyContext['language'];
};

/** The message is claimed by the caller. A claim that leads to no reply is given back, so that it can be asked for again. */
export async function speakReply(speaking: Speaking, lines: ReplyLines): Promise<void> {
  const { place, scope, message, claimedAt } = speaking;
  try {
    const reply = await spokenReply(speaking, lines);
    if (!reply) return await releaseReply(place.db, message, claimedAt);
    if (await storeReply(place, { scope, message, reply })) await sayDone(place, { scope, message }, lines);
  } catch (error) {
    await releaseReply(place.db, message, claimedAt);
    throw error;
  }
}

type Spoken = Reply & { isStopped: boolean };

/** Null when there is nothing to keep: it was stopped before its first word, or cut off by us. */
async function spokenReply(speaking: Speaking, lines: ReplyLines): Promise<Spoken | null> {
  const { companion } = speaking;
  const context = await toldFor(speaking);
  if (!context) return null;
  let shown = '';
  const reply = await companion.reply(
    context,
    (spoken) => {
      // Nobody sees what comes after they have left.
      if (lines.signal.aborted) return;
      shown = spoken.kind === 'anew' ? '' : shown + spoken.text;
      lines.say(spoken);
    },
    lines.signal,
  );
  const isWhole = shown === reply.text && !reply.isCut;
  if (!lines.signal.aborted || isWhole) return { ...reply, isStopped: false };
  if (shown.trim() === '' || lines.isClosing()) return null;
  return { author: reply.author, text: shown, empathyScore: null, isStopped: true };
}

/** Null when the conversation was deleted meanwhile. */
async function toldFor({ place: { db, keys, clock, config }, scope: { userId }, message, pageLanguage }: Speaking) {
  const now = clock.now();
  return atOneMoment(db, async (db) => {
    const envelope = await findEnvelope(db, keys, userId);
    const rows = await saidUntil(db, message, SUPPORT_MESSAGES_MAX);
    const user = await findUser(db, userId);
    if (!envelope || !user || rows.at(-1)?.id !== message.id) return null;
    const crises = new Set(rows.flatMap(({ kind, id, replyTo }) => (kind === 'safety' ? [id, replyTo] : [])));
    const said = rows.map(({ id, role, sealed, createdAt: at }) => ({
      role,
      at,
      text: envelope.unseal(sealed, id),
      ...(crises.has(id) ? { isCrisis: true } : {}),
    }));
    const last = said.at(-1)?.text ?? '';
    const language = languageAmong(
      said.map(({ text }) => text),
      pageLanguage,
    );
    const { routes, level: standing } = await safetyOf(db, userId, now);
    // A worry that came after the message counts for the reply as well.
    const level = higher(message.level ?? 'none', standing);
    const isSentOut = config.model !== undefined;
    const ownRoutes = routesOf(message.rules);
    return {
      personId: userId,
      said,
      firstName: user.firstName,
      language,
      otherLanguage: otherLanguageOf(last),
      level,
      ownLevel: levelOf(message.rules),
      // The danger of this message goes before what is remembered.
      routes: [...new Set([...ownRoutes, ...routes])],
      ownRoutes,
      hasSaidIt: message.rules.some((id) => saysIt.includes(id)),
      now,
      isSentOut,
    } satisfies ReplyContext;
  });
}

type Kept = { scope: ConversationScope; message: MessageRow };

/** False when the conversation is gone: what was said in it is not written down anywhere. */
async function storeReply({ db, keys, clock }: Place, { scope, message, reply }: Kept & { reply: Spoken }) {
  return inTurnOf(db, scope.userId, async (db) => {
    const session = await lockSession(db, scope);
    const envelope = await findEnvelope(db, keys, scope.userId);
    if (!session || !envelope) return false;
    const now = clock.now();
    const id = uuid();
    const { author, text, empathyScore, isStopped } = reply;
    await insertReply(db, {
      id,
      sessionId: scope.sessionId,
      role: 'assistant',
      kind: 'said',
      replyTo: message.id,
      createdAt: now,
      author,
      empathyScore,
      isStopped,
      sealed: envelope.seal(text, id),
    });
    await announceSupport(db, scope.userId, scope.sessionId, now);
    return true;
  });
}

/** The last line: what stands in the conversation now, and how it stands with the person. */
export async function sayDone(
  { db, keys, clock }: Place,
  { scope: { userId }, message }: Kept,
  lines: Pick<ReplyLines, 'say'>,
): Promise<void> {
  const now = clock.now();
  const done = await atOneMoment(db, async (db) => {
    const reply = await findReply(db, message);
    const envelope = await findEnvelope(db, keys, userId);
    return reply && envelope && { message: messageAsWire(reply, envelope), safety: await safetyOf(db, userId, now) };
  });
  if (done) lines.say({ kind: 'done', ...done });
}
