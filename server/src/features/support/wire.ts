// How conversations travel to their owner, opened.
import { SupportMessageId, SupportSessionId, UserId } from '@evenlight/contract/ids';
import type { SupportMessage, SupportSession } from '@evenlight/contract/support/chat';
import { spokenLanguageOf } from './companion/spoken-language.ts';
import { statusOf } from './rules.ts';
import type { MessageRow, SessionRow } from './store.ts';
import type { Envelope } from './support-key.ts';

export function sessionAsWire(session: SessionRow, envelope: Envelope, now: Date): SupportSession {
  return {
    id: SupportSessionId.parse(session.id),
    userId: UserId.parse(session.userId),
    title: envelope.unseal(session.sealedTitle, session.id),
    status: statusOf(session.lastActiveAt, now),
    createdAt: session.createdAt.toISOString(),
    lastActiveAt: session.lastActiveAt.toISOString(),
  };
}

export function messageAsWire(message: MessageRow, envelope: Envelope): SupportMessage {
  const content = envelope.unseal(message.sealed, message.id);
  return {
    id: SupportMessageId.parse(message.id),
    role: message.role,
    kind: message.kind,
    content,
    language: message.author === 'program' ? spokenLanguageOf(content) : undefined,
    createdAt: message.createdAt.toISOString(),
    crisisLevel: message.level,
    replyTo: message.replyTo === null ? null : SupportMessageId.parse(message.replyTo),
    isStopped: message.isStopped,
  };
}
