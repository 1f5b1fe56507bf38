// Open screens of a person hear that something changed; never what.
import type { UserId } from '@evenlight/contract/ids';
import type { Db } from '../../platform/database/database.ts';
import { announce } from '../../platform/news/announce.ts';

/** `subject` is the conversation; the person where it is about all of them, or about how it stands with them. */
export function announceSupport(db: Db, userId: UserId, subject: string, at: Date): Promise<void> {
  return announce(db, { kind: 'support.changed', subject, audience: `person:${userId}`, at });
}
