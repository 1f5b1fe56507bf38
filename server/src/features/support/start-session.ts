import { SupportSessionId } from '@evenlight/contract/ids';
import { chatLanguageFor, type Language } from '@evenlight/contract/languages';
import { SUPPORT_SESSIONS_MAX, type SupportSession } from '@evenlight/contract/support/chat';
import { v7 as uuid } from 'uuid';
import type { Member } from '../../platform/actor.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { inTurnOf } from './access.ts';
import { announceSupport } from './changed.ts';
import { welcomeText } from './companion/fixed-texts.ts';
import { assessFor } from './safety/assess-in-worker.ts';
import { countSessions, findSessionByIdempotencyKey, insertMessages, insertSession } from './store.ts';
import { ensureEnvelope } from './support-key.ts';
import { sessionAsWire } from './wire.ts';
import { worryOf } from './worry.ts';

/** In the language of the page it is asked from: what answers must be understood. */
type Input = {
  title: string;
  isFirstWords?: boolean | undefined;
  language: Language;
  idempotencyKey?: string | undefined;
};

/** Its first message says that a program answers. Asked for again by the same key, it is the same conversation. */
export async function startSession(
  { db, keys, clock, config }: Pick<World, 'db' | 'keys' | 'clock' | 'config'>,
  { userId }: Member,
  { title, isFirstWords = false, language, idempotencyKey = uuid() }: Input,
): Promise<SupportSession> {
  // A title is written by the person, too.
  const judged = isFirstWords ? null : await assessFor(userId, title);
  return inTurnOf(db, userId, async (db) => {
    const now = clock.now();
    const envelope = await ensureEnvelope(db, keys, userId, now);
    const begun = await findSessionByIdempotencyKey(db, userId, idempotencyKey);
    if (begun) return sessionAsWire(begun, envelope, now);
    if ((await countSessions(db, userId)) >= SUPPORT_SESSIONS_MAX) refuse('support.too_many_sessions');
    const id = SupportSessionId.parse(uuid());
    const times = { createdAt: now, lastActiveAt: now, toldItIsAProgramAt: now };
    const session = { id, userId, idempotencyKey, sealedTitle: envelope.seal(title, id), ...times };
    await insertSession(db, session);
    const welcome = welcomeText(chatLanguageFor(language), { isSentOut: config.model !== undefined });
    const welcomeId = uuid();
    await insertMessages(db, [
      {
        id: welcomeId,
        sessionId: id,
        role: 'assistant',
        kind: 'welcome',
        author: 'program',
        createdAt: now,
        sealed: envelope.seal(welcome, welcomeId),
      },
    ]);
    if (judged) await worryOf(db, userId, judged, now);
    await announceSupport(db, userId, id, now);
    return sessionAsWire(session, envelope, now);
  });
}
