// Messages as the family sees them.
import type { FamilyPerson } from '@evenlight/contract/families/group';
import { type FamilyMessage, MESSAGES_AT_ONCE } from '@evenlight/contract/families/messages';
import { FamilyMessageId, SharedDocumentId } from '@evenlight/contract/ids';
import type { Envelope } from '../../../platform/secrets/person-envelope.ts';
import type { World } from '../../../platform/world.ts';
import type { FamilyScope } from '../access.ts';
import { peopleByAccount } from '../group-store.ts';
import {
  attachmentsIn,
  latestMessages,
  type MessageRow,
  mentionsIn,
  messagesById,
  readUnread,
} from './message-store.ts';
import { findGroupEnvelope, wordsIn } from './sealed-words.ts';

type Sealing = Pick<World, 'db' | 'keys'>;

export async function readLatest({ db, keys }: Sealing, scope: FamilyScope, before: FamilyMessageId | undefined) {
  // One more than is shown tells whether there are earlier ones.
  const found = await latestMessages(db, scope, { before, atMost: MESSAGES_AT_ONCE + 1 });
  const { first, messages: unreadCount } = await readUnread(db, scope);
  return {
    messages: await inWords({ db, keys }, scope, found.slice(0, MESSAGES_AT_ONCE).toReversed()),
    hasEarlier: found.length > MESSAGES_AT_ONCE,
    firstUnreadId: first === null ? null : FamilyMessageId.parse(first),
    unreadCount,
  };
}

/** In the order they are given. */
export async function inWords(
  { db, keys }: Sealing,
  scope: FamilyScope,
  rows: readonly MessageRow[],
): Promise<FamilyMessage[]> {
  const ids = rows.map(({ id }) => id);
  const people = await peopleByAccount(db, scope.groupId);
  const envelope = await findGroupEnvelope(db, keys, scope.groupId);
  const answered = await messagesById(db, scope, [...new Set(rows.flatMap(({ replyToId }) => replyToId ?? []))]);
  const mentions = await mentionsIn(db, ids);
  const attachments = await attachmentsIn(db, keys, ids);
  const reading = { people, envelope };
  return rows.map((row) => ({
    ...wordsOf(row, reading),
    replyTo: quoteOf(
      answered.find(({ id }) => id === row.replyToId),
      reading,
    ),
    mentions: mentions
      .filter(({ messageId }) => messageId === row.id)
      .flatMap(({ userId }) => people.get(userId) ?? [])
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    attachments: attachments
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, fileName }) => ({ id: SharedDocumentId.parse(id), fileName })),
  }));
}

type Reading = { people: ReadonlyMap<string, FamilyPerson>; envelope: Envelope | null };

function wordsOf(row: MessageRow, { people, envelope }: Reading) {
  const author = (row.authorId && people.get(row.authorId)) || null;
  return {
    id: FamilyMessageId.parse(row.id),
    content: wordsIn(envelope, row),
    author,
    authorInitials: author?.initials ?? '',
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isTakenDown: row.takenDownAt !== null,
  };
}

/** Enough to know which one is meant. */
const EXCERPT_LENGTH = 120;

function quoteOf(row: MessageRow | undefined, reading: Reading): FamilyMessage['replyTo'] {
  if (!row) return null;
  const { id, author, content } = wordsOf(row, reading);
  const excerpt = Array.from(content.replaceAll(/\s+/g, ' ')).slice(0, EXCERPT_LENGTH).join('');
  return { id, authorName: author?.name ?? '', excerpt };
}
