// Links to a file: they work for a few minutes, and only in the session that asked for them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOCUMENT_LINK_MINUTES } from '@evenlight/contract/documents';
import { DocumentId } from '@evenlight/contract/ids';
import { z } from 'zod';
import type { Member } from '../../platform/actor.ts';
import { refuse } from '../../platform/problem.ts';

const Written = z.tuple([DocumentId, z.coerce.number().int()]);

export function linkTo(documentId: DocumentId, member: Member, key: Buffer, now: Date) {
  const expiresAt = new Date(now.getTime() + DOCUMENT_LINK_MINUTES * 60_000);
  const written = `${documentId}~${expiresAt.getTime()}`;
  return { token: `${written}~${sealOf(written, member, key).toString('base64url')}`, expiresAt };
}

/** A link that was altered, or belongs to another session, leads nowhere; an old one says so. */
export function documentIn(token: string, member: Member, key: Buffer, now: Date): DocumentId {
  const [id = '', expires = '', seal = ''] = token.split('~');
  const expected = sealOf(`${id}~${expires}`, member, key);
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) refuse('document.not_found');
  const [documentId, expiresAt] = Written.parse([id, expires]);
  return now.getTime() >= expiresAt ? refuse('document.link_expired') : documentId;
}

function sealOf(written: string, { userId, sessionId }: Member, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${written}~${userId}~${sessionId}`).digest();
}
