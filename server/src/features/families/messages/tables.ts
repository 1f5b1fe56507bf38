import { eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, ownNumber, withheld } from '../../../platform/personal-data/columns.ts';
import { otherTable, personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { sharedDocuments } from '../documents/tables.ts';

export const messagesTitle = words('What you said to your family');
const toldInWords = words('What you said to your family lies sealed; it is told in words in a section of its own.');

/** The key of what a group says to each other, sealed itself. It goes with the group. */
export const familyKeys = pgTable('family_keys', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => familyGroups.id, { onDelete: 'cascade' }),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
});

otherTable(familyKeys, { noPerson: 'The key of what a group says, sealed by the house; it goes with the group.' });

export const familyMessages = pgTable(
  'family_messages',
  {
    /** Made from the moment, so that their order is the order they were said in. */
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    authorId: ofTheReader(uuid('author_id').references(() => users.id, { onDelete: 'set null' })),
    /** Here only until it is sealed, and empty then. */
    content: withheld(text('content').notNull(), toldInWords),
    /** Null once it was taken down. */
    sealed: withheld(bytes('sealed'), toldInWords),
    replyToId: uuid('reply_to_id').references((): AnyPgColumn => familyMessages.id, { onDelete: 'set null' }),
    createdAt: withheld(instant('created_at').notNull(), toldInWords),
    editedAt: withheld(instant('edited_at'), toldInWords),
    takenDownAt: withheld(instant('taken_down_at'), toldInWords),
  },
  (table) => [
    unique('family_messages_idempotency_key').on(table.groupId, table.idempotencyKey),
    // Empty once all are sealed.
    index('family_messages_unsealed').on(table.groupId).where(sql`content <> ''`),
    index('family_messages_group').on(table.groupId, table.id),
    index('family_messages_author').on(table.authorId),
    index('family_messages_reply').on(table.replyToId),
  ],
);

personalTable(familyMessages, {
  title: messagesTitle,
  of: ({ id }) => eq(familyMessages.authorId, id),
  leaving: {
    keptBecause: words(
      'What you said to your family stays with them, as a letter does, without your name. You can take messages down before you go.',
    ),
  },
});

export const messageMentions = pgTable(
  'message_mentions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => familyMessages.id, { onDelete: 'cascade' }),
    userId: ownerId(),
  },
  (table) => [
    primaryKey({ name: 'message_mentions_pkey', columns: [table.messageId, table.userId] }),
    index('message_mentions_user').on(table.userId),
  ],
);

personalTable(messageMentions, {
  title: words('Messages that name you'),
  of: ({ id }) => eq(messageMentions.userId, id),
  leaving: 'deleted',
});

export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => familyMessages.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => sharedDocuments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'message_attachments_pkey', columns: [table.messageId, table.documentId] }),
    index('message_attachments_document').on(table.documentId),
  ],
);

otherTable(messageAttachments, { noPerson: 'Which shared document hangs on which message; both are told elsewhere.' });

/** How far each person has read. */
export const messageReads = pgTable(
  'message_reads',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    upToId: ownNumber(uuid('up_to_id').notNull()),
    at: exported(instant('at').notNull(), words('Read', 'families messages export')),
  },
  (table) => [
    primaryKey({ name: 'message_reads_pkey', columns: [table.groupId, table.userId] }),
    index('message_reads_user').on(table.userId),
  ],
);

personalTable(messageReads, {
  title: words('How far you have read'),
  of: ({ id }) => eq(messageReads.userId, id),
  leaving: 'deleted',
});
