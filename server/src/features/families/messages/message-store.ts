// Messages as rows, their words sealed, and how far each person has read.
import type { FamilyMemberId, SharedDocumentId } from '@evenlight/contract/ids';
import { FamilyGroupId, type FamilyMessageId } from '@evenlight/contract/ids';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { nameOf } from '../../documents/sealed-names.ts';
import { documents } from '../../documents/tables.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import type { FamilyScope } from '../access.ts';
import { sharedNameOf } from '../documents/sealed-names.ts';
import { sharedDocuments, sharedVersions } from '../documents/tables.ts';
import { familyActivities } from '../tables.ts';
import { familyMessages, messageAttachments, messageMentions, messageReads } from './tables.ts';

export type MessageRow = typeof familyMessages.$inferSelect;
type InGroup = Pick<FamilyScope, 'groupId'>;
type Reader = Pick<FamilyScope, 'groupId' | 'member'>;

/** Whose message it is, before it is known whether the asker belongs there. */
export async function groupOfMessage(db: Db, messageId: FamilyMessageId): Promise<FamilyGroupId | null> {
  const [found] = await db
    .select({ groupId: familyMessages.groupId })
    .from(familyMessages)
    .where(eq(familyMessages.id, messageId));
  return found ? FamilyGroupId.parse(found.groupId) : null;
}

/** The latest before that one, newest first. */
export function latestMessages(
  db: Db,
  { groupId }: InGroup,
  { before, atMost }: { before: FamilyMessageId | undefined; atMost: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(familyMessages)
    .where(and(eq(familyMessages.groupId, groupId), before ? lt(familyMessages.id, before) : undefined))
    .orderBy(desc(familyMessages.id))
    .limit(atMost);
}

export async function findMessage(db: Db, { groupId }: InGroup, messageId: string): Promise<MessageRow | null> {
  const [found] = await messagesById(db, { groupId }, [messageId]);
  return found ?? null;
}

export async function messagesById(db: Db, { groupId }: InGroup, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(familyMessages)
    .where(and(eq(familyMessages.groupId, groupId), inArray(familyMessages.id, [...ids])));
}

export async function findMessageByKey(
  db: Db,
  { groupId }: InGroup,
  idempotencyKey: string,
): Promise<MessageRow | null> {
  const [found] = await db
    .select()
    .from(familyMessages)
    .where(and(eq(familyMessages.groupId, groupId), eq(familyMessages.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

type Attached = { mentioned: readonly string[]; documentIds: readonly string[] };

export async function insertMessage(db: Db, message: MessageRow, { mentioned, documentIds }: Attached): Promise<void> {
  const messageId = message.id;
  await db.insert(familyMessages).values(message);
  if (mentioned.length > 0) await db.insert(messageMentions).values(mentioned.map((userId) => ({ messageId, userId })));
  if (documentIds.length > 0)
    await db.insert(messageAttachments).values(documentIds.map((documentId) => ({ messageId, documentId })));
}

export async function updateMessage(
  db: Db,
  messageId: string,
  change: Partial<Pick<MessageRow, 'content' | 'sealed' | 'editedAt' | 'takenDownAt'>>,
): Promise<void> {
  await db.update(familyMessages).set(change).where(eq(familyMessages.id, messageId));
}

export async function detachEverything(db: Db, messageId: string): Promise<void> {
  await db.delete(messageMentions).where(eq(messageMentions.messageId, messageId));
  await db.delete(messageAttachments).where(eq(messageAttachments.messageId, messageId));
}

/** The accounts behind these seats; fewer when some are not of this group. */
export async function accountsOfMemberships(db: Db, { groupId }: InGroup, memberships: readonly FamilyMemberId[]) {
  if (memberships.length === 0) return [];
  const rows = await db
    .select({ userId: familyMembers.userId })
    .from(familyMembers)
    .where(and(eq(familyMembers.groupId, groupId), inArray(familyMembers.id, [...memberships])));
  return rows.map(({ userId }) => userId);
}

/** Those of these documents that the group shares. */
export async function sharedHere(db: Db, { groupId }: InGroup, ids: readonly SharedDocumentId[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sharedDocuments.id })
    .from(sharedDocuments)
    .where(and(eq(sharedDocuments.groupId, groupId), inArray(sharedDocuments.id, [...ids])));
  return rows.map(({ id }) => id);
}

export async function mentionsIn(db: Db, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(messageMentions)
    .where(inArray(messageMentions.messageId, [...messageIds]));
}

/** With the name of the document's latest version. */
export async function attachmentsIn(db: Db, keys: Keys, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  const { id, name, sealedName } = documents;
  const found = await db
    .selectDistinctOn([messageAttachments.messageId, sharedDocuments.createdAt, sharedDocuments.id], {
      messageId: messageAttachments.messageId,
      id: sharedDocuments.id,
      paper: { id, name, sealedName },
      version: sharedVersions,
    })
    .from(messageAttachments)
    .innerJoin(sharedDocuments, eq(sharedDocuments.id, messageAttachments.documentId))
    .leftJoin(documents, eq(documents.id, sharedDocuments.paperId))
    .leftJoin(sharedVersions, eq(sharedVersions.documentId, sharedDocuments.id))
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(messageAttachments.messageId, sharedDocuments.createdAt, sharedDocuments.id, desc(sharedVersions.version));
  return found.map(({ messageId, id, paper, version }) => {
    const ofVersion = version ? sharedNameOf(keys, version) : '';
    return { messageId, id, fileName: paper ? nameOf(keys, paper) : ofVersion };
  });
}

/**
 * Of the seat that is read with it: what others said since they came, and have not read yet. What was taken down is
 * nothing to read; whoever has left is not the reader either.
 */
export const isUnreadFromMembership = sql`${familyMessages.groupId} = ${familyMembers.groupId}
  and ${familyMessages.takenDownAt} is null
  and ${familyMessages.authorId} is distinct from ${familyMembers.userId}
  and ${familyMessages.createdAt} >= ${familyMembers.joinedAt}
  and not exists (select 1 from ${messageReads} where ${messageReads.groupId} = ${familyMessages.groupId}
    and ${messageReads.userId} = ${familyMembers.userId} and ${messageReads.upToId} >= ${familyMessages.id})`;

export async function readUnread(db: Db, { memberId }: Pick<FamilyScope, 'memberId'>) {
  const [unread] = await db
    .select({ messages: count(), first: sql<string | null>`min(${familyMessages.id}::text)` })
    .from(familyMessages)
    .innerJoin(familyMembers, eq(familyMembers.id, memberId))
    .where(isUnreadFromMembership);
  return unread ?? { messages: 0, first: null };
}

/** True when it went on; it never goes back, whichever of two devices comes first. */
export async function putRead(db: Db, { groupId, member }: Reader, upToId: string, at: Date): Promise<boolean> {
  const moved = await db
    .insert(messageReads)
    .values({ groupId, userId: member.userId, upToId, at })
    .onConflictDoUpdate({
      target: [messageReads.groupId, messageReads.userId],
      set: { upToId, at },
      setWhere: lt(messageReads.upToId, upToId),
    })
    .returning({ upToId: messageReads.upToId });
  return moved.length > 0;
}

/** What this person did last in the group, as far as others were told. */
export async function lastActionOf(db: Db, { groupId, member }: Reader) {
  const { kind, at, id } = familyActivities;
  const [found] = await db
    .select({ kind, at })
    .from(familyActivities)
    .where(and(eq(familyActivities.groupId, groupId), eq(familyActivities.actorId, member.userId)))
    .orderBy(desc(at), desc(id))
    .limit(1);
  return found ?? null;
}
