// Opening and ending sessions. Whatever ends one tells the screens that are open in it.
import type { SessionId, UserId } from '@evenlight/contract/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashToken, newToken, sessionCookie } from '../../platform/host-cookie.ts';
import { actorOf, networkOf } from '../../platform/http/asker.ts';
import { announce } from '../../platform/news/announce.ts';
import { SESSION_LONGEST_DAYS } from './rules.ts';
import { endSessionsOf, insertSession } from './store.ts';

export type Context = { request: FastifyRequest; reply: FastifyReply; now: Date };

/**
 * A new value at every sign-in, and the browser's former session ends: nobody can plant one and wait.
 * Answers with what puts the cookie into the browser, to be called once the transaction has committed.
 */
export async function openSession(
  db: Db,
  { request, reply, now }: Context,
  userId: UserId,
  way: 'mail' | 'passkey',
): Promise<() => void> {
  const { keys, config } = request.server.world;
  const former = await actorOf(request);
  if (former.kind === 'member') await endSessions(db, former.userId, { only: former.sessionId }, now);
  const token = newToken();
  await insertSession(db, {
    id: uuid(),
    userId,
    tokenHash: hashToken(token, keys.of('sessions')),
    device: deviceName(request.headers['user-agent']),
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
  });
  const network = networkOf(request);
  const details = { way };
  await recordInAudit(db, { at: now, actor: null, action: 'session.opened', subject: userId, network, details });
  return () => sessionCookie.set(reply, config, token, SESSION_LONGEST_DAYS * 24 * 60 * 60);
}

/** Ends one session, all, or all but one; says how many were open. */
export async function endSessions(
  db: Db,
  userId: UserId,
  which: { only?: SessionId; except?: SessionId },
  now: Date,
): Promise<number> {
  const ended = await endSessionsOf(db, userId, which, now);
  for (const { id } of ended) {
    await announce(db, { kind: 'session.ended', subject: id, audience: `person:${userId}`, at: now });
  }
  return ended.length;
}

// Browser and system in plain words, so that somebody can tell their phone from a stranger's.
// Names of products are the same in every language.

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Safari · iPhone'; empty when nothing is known. Never the user agent itself, which tells too much. */
function deviceName(userAgent: string | undefined): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' · ');
}
