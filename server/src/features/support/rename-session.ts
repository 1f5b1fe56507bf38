import type { SupportSession } from '@evenlight/contract/support/chat';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { type ConversationScope, inTurnOf } from './access.ts';
import { announceSupport } from './changed.ts';
import { assessFor } from './safety/assess-in-worker.ts';
import { changeSession, lockSession } from './store.ts';
import { findEnvelope } from './support-key.ts';
import { sessionAsWire } from './wire.ts';
import { worryOf } from './worry.ts';

export async function renameSession(
  { db, keys, clock }: Pick<World, 'db' | 'keys' | 'clock'>,
  scope: ConversationScope,
  title: string,
): Promise<SupportSession> {
  const { userId, sessionId } = scope;
  const judged = await assessFor(userId, title);
  return inTurnOf(db, userId, async (db) => {
    const now = clock.now();
    const session = (await lockSession(db, scope)) ?? refuse('support.session_not_found');
    const envelope = (await findEnvelope(db, keys, userId)) ?? refuse('support.session_not_found');
    // Sent twice it was written once, and counts as one worry.
    if (envelope.unseal(session.sealedTitle, sessionId) === title) return sessionAsWire(session, envelope, now);
    const sealedTitle = envelope.seal(title, sessionId);
    await changeSession(db, scope, { sealedTitle });
    await worryOf(db, userId, judged, now);
    await announceSupport(db, userId, sessionId, now);
    return sessionAsWire({ ...session, sealedTitle }, envelope, now);
  });
}
