import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { sharedDocuments } from '../documents/tables.ts';

/** The key of what a group says to each other, sealed itself. It goes with the group. */
export const familyKeys = pgTable('family_keys', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => familyGroups.id, { onDelete: 'cascade' }),
  wrapped: bytes('wrapped').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const familyMessages = pgTable(
  'family_messages',
  {
    /** Made from the moment, so that their order is the order they were said in. */
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Here only until it is sealed, and empty then. */
    content: text('content').notNull(),
    /** Null once it was taken down. */
    sealed: bytes('sealed'),
    replyToId: uuid('reply_to_id').references((): AnyPgColumn => familyMessages.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    takenDownAt: instant('taken_down_at'),
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

export const messageMentions = pgTable(
  'message_mentions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => familyMessages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'message_mentions_pkey', columns: [table.messageId, table.userId] }),
    index('message_mentions_user').on(table.userId),
  ],
);

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

/** How far each person has read. */
export const messageReads = pgTable(
  'message_reads',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    upToId: uuid('up_to_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'message_reads_pkey', columns: [table.groupId, table.userId] }),
    index('message_reads_user').on(table.userId),
  ],
);
