import { documentMediaTypes } from '@evenlight/contract/documents';
import { sharedDocumentTypes } from '@evenlight/contract/families/documents';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ofTheReader, opened, openedAbove, storedFile } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { documents } from '../../documents/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { sharedNameOf } from './sealed-names.ts';

const leaving = {
  keptBecause: words(
    'What you shared with your family stays with them, without your name, until somebody there takes it out.',
  ),
};

/** Something the family shares: its own versions, or one of the plan's papers. */
export const sharedDocuments = pgTable(
  'shared_documents',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    type: exported(text('type', { enum: sharedDocumentTypes }).notNull(), words('What it is'), {
      legal: words('Official paper', 'families documents export'),
      photo: words('Photo', 'families documents export'),
      other: words('Something else', 'families documents export'),
    }),
    /** One of the plan's own papers; it goes when the paper goes. */
    paperId: uuid('paper_id').references(() => documents.id, { onDelete: 'cascade' }),
    sharedBy: ofTheReader(uuid('shared_by').references(() => users.id, { onDelete: 'set null' })),
    createdAt: exported(instant('created_at').notNull(), words('Shared', 'families documents export')),
  },
  (table) => [
    unique('shared_documents_paper').on(table.groupId, table.paperId),
    check('shared_documents_type', oneOf(table.type, sharedDocumentTypes)),
    index('shared_documents_group').on(table.groupId, table.createdAt),
    index('shared_documents_of_paper').on(table.paperId),
    index('shared_documents_sharer').on(table.sharedBy),
  ],
);

personalTable(sharedDocuments, {
  title: words('What you share with your family'),
  of: ({ id }) => eq(sharedDocuments.sharedBy, id),
  leaving,
});

export const sharedVersions = pgTable(
  'shared_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => sharedDocuments.id, { onDelete: 'cascade' }),
    version: exported(integer('version').notNull(), words('Version', 'families documents export')),
    /** The idempotency key of the request, so that a file sent again after a lost answer is kept once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** The encrypted bytes, in the file store. */
    fileId: storedFile(uuid('file_id').notNull(), words('File', 'families documents export'), { nameIn: 'name' }),
    /** Here only until it is sealed, and empty then. */
    name: opened(text('name').notNull(), words('Name of the file'), sharedNameOf),
    sealedName: openedAbove(bytes('sealed_name')),
    mediaType: exported(text('media_type', { enum: documentMediaTypes }).notNull(), words('Kind of file')),
    byteSize: exported(integer('byte_size').notNull(), words('Size in bytes')),
    /** Nobody gets it before it was looked at. */
    isChecked: exported(boolean('is_checked').notNull(), words('Checked', 'families documents export')),
    uploadedBy: ofTheReader(uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' })),
    uploadedAt: exported(instant('uploaded_at').notNull(), words('Sent', 'families documents export')),
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

personalTable(sharedVersions, {
  title: words('Files you sent to your family'),
  of: ({ id }) => eq(sharedVersions.uploadedBy, id),
  leaving,
});
