// Turns a session token into the person it belongs to.
import { SessionId, UserId } from '@evenlight/contract/ids';
import { type Actor, visitor } from '../../platform/actor.ts';
import { hashSessionToken } from '../../platform/session-cookie.ts';
import type { World } from '../../platform/world.ts';
import { isLastSeenStale, isSessionLive } from './rules.ts';
import { findSession, touchSession } from './store.ts';

export async function identify(
  { db, keys, clock }: Pick<World, 'db' | 'keys' | 'clock'>,
  token: string,
): Promise<Actor> {
  const session = await findSession(db, hashSessionToken(token, keys.of('sessions')));
  const now = clock.now();
  if (!session || !isSessionLive(session, now)) return visitor;
  if (isLastSeenStale(session.lastSeenAt, now)) await touchSession(db, session.id, now);
  return {
    kind: 'member',
    userId: UserId.parse(session.userId),
    sessionId: SessionId.parse(session.id),
    isStaff: session.role === 'staff',
  };
}
