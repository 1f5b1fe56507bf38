import { documentMediaTypes } from '@evenlight/contract/documents';
import { sharedDocumentTypes } from '@evenlight/contract/families/documents';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { documents } from '../../documents/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';

/** Something the family shares: its own versions, or one of the plan's papers. */
export const sharedDocuments = pgTable(
  'shared_documents',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    type: text('type', { enum: sharedDocumentTypes }).notNull(),
    /** One of the plan's own papers; it goes when the paper goes. */
    paperId: uuid('paper_id').references(() => documents.id, { onDelete: 'cascade' }),
    sharedBy: uuid('shared_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('shared_documents_paper').on(table.groupId, table.paperId),
    check('shared_documents_type', oneOf(table.type, sharedDocumentTypes)),
    index('shared_documents_group').on(table.groupId, table.createdAt),
    index('shared_documents_of_paper').on(table.paperId),
    index('shared_documents_sharer').on(table.sharedBy),
  ],
);

export const sharedVersions = pgTable(
  'shared_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => sharedDocuments.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** The idempotency key of the request, so that a file sent again after a lost answer is kept once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** The encrypted bytes, in the file store. */
    fileId: uuid('file_id').notNull(),
    /** Here only until it is sealed, and empty then. */
    name: text('name').notNull(),
    sealedName: bytes('sealed_name'),
    mediaType: text('media_type', { enum: documentMediaTypes }).notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Nobody gets it before it was looked at. */
    isChecked: boolean('is_checked').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'shared_versions_pkey', columns: [table.documentId, table.version] }),
    unique('shared_versions_idempotency_key').on(table.documentId, table.idempotencyKey),
    unique('shared_versions_file').on(table.fileId),
    check('shared_versions_media_type', oneOf(table.mediaType, documentMediaTypes)),
    check('shared_versions_size', sql`${table.byteSize} >= 0`),
    // Empty once all are sealed.
    index('shared_versions_unsealed').on(table.documentId, table.version).where(sql`name <> ''`),
    index('shared_versions_uploader').on(table.uploadedBy),
    index('shared_versions_unchecked').on(table.uploadedAt).where(sql`not is_checked`),
  ],
);
