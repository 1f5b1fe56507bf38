import type { SupportMessageId, SupportSessionId, UserId } from '@evenlight/contract/ids';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import type { ConversationScope } from './access.ts';
import { claimsEndedBefore } from './rules.ts';
import { supportMessages, supportSessions } from './tables.ts';

export type SessionRow = typeof supportSessions.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;
export type NewMessage = typeof supportMessages.$inferInsert;

export async function ownerOfSession(db: Db, sessionId: SupportSessionId): Promise<string | null> {
  const [found] = await db
    .select({ userId: supportSessions.userId })
    .from(supportSessions)
    .where(eq(supportSessions.id, sessionId));
  return found?.userId ?? null;
}

export function sessionsOf(db: Db, userId: UserId): Promise<SessionRow[]> {
  return db
    .select()
    .from(supportSessions)
    .where(eq(supportSessions.userId, userId))
    .orderBy(desc(supportSessions.lastActiveAt), desc(supportSessions.id));
}

export async function findSessionByIdempotencyKey(
  db: Db,
  userId: UserId,
  idempotencyKey: string,
): Promise<SessionRow | null> {
  const ofKey = and(eq(supportSessions.userId, userId), eq(supportSessions.idempotencyKey, idempotencyKey));
  const [found] = await db.select().from(supportSessions).where(ofKey);
  return found ?? null;
}

export function countSessions(db: Db, userId: UserId): Promise<number> {
  return db.$count(supportSessions, eq(supportSessions.userId, userId));
}

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insert(supportSessions).values(session);
}

/** Null when it was deleted meanwhile; else it stays until the transaction ends. */
export async function lockSession(db: Db, { sessionId }: ConversationScope): Promise<SessionRow | null> {
  const [found] = await db.select().from(supportSessions).where(eq(supportSessions.id, sessionId)).for('update');
  return found ?? null;
}

export async function changeSession(
  db: Db,
  { sessionId }: ConversationScope,
  change: Partial<Pick<SessionRow, 'lastActiveAt' | 'toldItIsAProgramAt' | 'sealedTitle'>>,
): Promise<void> {
  await db.update(supportSessions).set(change).where(eq(supportSessions.id, sessionId));
}

/** Its messages go with it. */
export async function deleteSession(db: Db, { sessionId }: ConversationScope): Promise<void> {
  await db.delete(supportSessions).where(eq(supportSessions.id, sessionId));
}

export async function deleteSessionsOf(db: Db, userId: UserId): Promise<void> {
  await db.delete(supportSessions).where(eq(supportSessions.userId, userId));
}

/** Made in one moment, messages are told apart by their ids, which count upwards. */
const inOrder = [asc(supportMessages.createdAt), asc(supportMessages.id)];

export function messagesOf(db: Db, { sessionId }: ConversationScope): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.sessionId, sessionId))
    .orderBy(...inOrder);
}

export function countMessages(db: Db, { sessionId }: ConversationScope): Promise<number> {
  return db.$count(supportMessages, eq(supportMessages.sessionId, sessionId));
}

export function insertMessages(db: Db, messages: NewMessage[]): Promise<MessageRow[]> {
  return db.insert(supportMessages).values(messages).returning();
}

/** Whoever said them; the oldest of them first. */
export async function findLastMessages(db: Db, { sessionId }: ConversationScope, most: number): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.sessionId, sessionId), inArray(supportMessages.kind, ['said', 'safety'])))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(most);
  return rows.reverse();
}

/** How somebody in danger was answered in this conversation before, the oldest first. */
export function safetyTextsIn(db: Db, { sessionId }: ConversationScope): Promise<MessageRow[]> {
  return db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.sessionId, sessionId), eq(supportMessages.kind, 'safety')))
    .orderBy(...inOrder);
}

/** Something that a person wrote in this conversation. */
export async function findWritten(
  db: Db,
  { sessionId }: ConversationScope,
  by: { messageId: SupportMessageId } | { idempotencyKey: string },
): Promise<MessageRow | null> {
  const which =
    'idempotencyKey' in by
      ? eq(supportMessages.idempotencyKey, by.idempotencyKey)
      : eq(supportMessages.id, by.messageId);
  const [found] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.sessionId, sessionId), eq(supportMessages.role, 'user'), which));
  return found ?? null;
}

/** What was said back to a message: its reply, the text about where help is, and a reminder that came with it. */
export function answersTo(db: Db, { sessionId, id, createdAt }: MessageRow): Promise<MessageRow[]> {
  // A reminder answers nothing; it came in the same moment, right after.
  const isOfThatMoment = and(eq(supportMessages.createdAt, createdAt), gt(supportMessages.id, id));
  const reminder = and(eq(supportMessages.kind, 'reminder'), isOfThatMoment);
  return db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.sessionId, sessionId), or(eq(supportMessages.replyTo, id), reminder)))
    .orderBy(...inOrder);
}

export async function findReply(db: Db, { id }: Pick<MessageRow, 'id'>): Promise<MessageRow | null> {
  const [found] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.replyTo, id), inArray(supportMessages.kind, ['said', 'safety'])));
  return found ?? null;
}

/** The latest of what was said up to a message, the oldest first. */
export async function saidUntil(db: Db, { sessionId, id, createdAt }: MessageRow, most: number): Promise<MessageRow[]> {
  const isBefore = or(
    lt(supportMessages.createdAt, createdAt),
    and(eq(supportMessages.createdAt, createdAt), lte(supportMessages.id, id)),
  );
  const isTalk = inArray(supportMessages.kind, ['said', 'safety']);
  const latestFirst = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.sessionId, sessionId), isTalk, isBefore))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(most);
  return latestFirst.reverse();
}

/** True for the one who may write the reply now. Whoever claimed it long ago and wrote nothing has crashed. */
export async function claimReply(db: Db, { id }: MessageRow, now: Date): Promise<boolean> {
  const reply = alias(supportMessages, 'reply');
  const isFree = or(
    isNull(supportMessages.replyClaimedAt),
    lte(supportMessages.replyClaimedAt, claimsEndedBefore(now)),
  );
  const isUnanswered = notExists(db.select({ id: reply.id }).from(reply).where(eq(reply.replyTo, supportMessages.id)));
  const claimed = await db
    .update(supportMessages)
    .set({ replyClaimedAt: now })
    .where(and(eq(supportMessages.id, id), isFree, isUnanswered))
    .returning({ id: supportMessages.id });
  return claimed.length > 0;
}

/** Gives back one's own claim, and not one that somebody made since. */
export async function releaseReply(db: Db, { id }: MessageRow, claimedAt: Date): Promise<void> {
  await db
    .update(supportMessages)
    .set({ replyClaimedAt: null })
    .where(and(eq(supportMessages.id, id), eq(supportMessages.replyClaimedAt, claimedAt)));
}

/** Where somebody was quicker, theirs stands. */
export async function insertReply(db: Db, reply: NewMessage): Promise<void> {
  await db
    .insert(supportMessages)
    .values(reply)
    .onConflictDoNothing({ target: [supportMessages.replyTo, supportMessages.kind] });
}
