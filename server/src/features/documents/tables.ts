import { documentMediaTypes, documentStates, documentTypes } from '@evenlight/contract/documents';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import { users } from '../accounts/tables.ts';
import { plans } from '../plans/tables.ts';

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'cascade' }),
    type: text('type', { enum: documentTypes }).notNull(),
    /** The encrypted bytes, in the file store. */
    fileId: uuid('file_id').notNull(),
    /** As the family knows it; it never becomes part of a path. Here only until it is sealed, and empty then. */
    name: text('name').notNull(),
    sealedName: bytes('sealed_name'),
    mediaType: text('media_type', { enum: documentMediaTypes }).notNull(),
    byteSize: integer('byte_size').notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    reason: text('reason').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    isByStaff: boolean('is_by_staff').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    /** The idempotency key of the request, so that a file sent again after a lost answer is kept once. */
    idempotencyKey: uuid('idempotency_key'),
    /** The document that goes once this one was looked at. */
    replaces: uuid('replaces'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check('documents_type', oneOf(table.type, documentTypes)),
    check('documents_media_type', oneOf(table.mediaType, documentMediaTypes)),
    check('documents_state', oneOf(table.state, documentStates)),
    check('documents_size', sql`${table.byteSize} >= 0`),
    unique('documents_idempotency_key').on(table.userId, table.idempotencyKey),
    index('documents_uploader').on(table.uploadedBy),
    index('documents_decider').on(table.decidedBy),
    index('documents_user').on(table.userId, table.uploadedAt),
    index('documents_plan').on(table.planId),
    // Empty once all are sealed.
    index('documents_unsealed').on(table.id).where(sql`name <> ''`),
    index('documents_checking').on(table.uploadedAt).where(sql`state = 'checking'`),
  ],
);

/** Types of which a family has said that there is none. */
export const missingDocuments = pgTable(
  'missing_documents',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    type: text('type', { enum: documentTypes }).notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'missing_documents_pkey', columns: [table.planId, table.type] }),
    check('missing_documents_type', oneOf(table.type, documentTypes)),
  ],
);
