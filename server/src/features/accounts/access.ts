// Turns a session token into the person it belongs to, and says what that person may touch here.
import { PROOF_MINUTES } from '@evenlight/contract/accounts';
import { SessionId, UserId } from '@evenlight/contract/ids';
import { type Actor, type Member, visitor } from '../../platform/actor.ts';
import { hashToken } from '../../platform/host-cookie.ts';
import { refuse } from '../../platform/problem.ts';
import type { World } from '../../platform/world.ts';
import { isLastSeenStale, isSessionLive } from './rules.ts';
import { findSession, touchSession } from './store.ts';

export async function identify(
  { db, keys, clock }: Pick<World, 'db' | 'keys' | 'clock'>,
  token: string,
): Promise<Actor> {
  const session = await findSession(db, hashToken(token, keys.of('sessions')));
  const now = clock.now();
  if (!session || !isSessionLive(session, now)) return visitor;
  if (isLastSeenStale(session.lastSeenAt, now)) await touchSession(db, session.id, now);
  return {
    kind: 'member',
    userId: UserId.parse(session.userId),
    sessionId: SessionId.parse(session.id),
    isStaff: session.role === 'staff',
    provenAt: session.provenAt,
  };
}

/** For endpoints whose access is 'member': `serve` has refused visitors already. */
export function requireMember(actor: Actor): Member {
  return actor.kind === 'member' ? actor : refuse('session.required');
}

/** One's own record only; anybody else's is as good as missing. */
export function requireOwn(actor: Actor, userId: UserId): Member {
  const member = requireMember(actor);
  return member.userId === userId ? member : refuse('user.not_found');
}

/** Weighty things ask for a code or a passkey shown in this session not long ago. */
export function requireProof({ provenAt }: Member, now: Date): void {
  if (!provenAt || now >= proofEndsAt(provenAt)) refuse('session.proof_required');
}

export function proofEndsAt(provenAt: Date): Date {
  return new Date(provenAt.getTime() + PROOF_MINUTES * 60_000);
}
