import { documentMediaTypes, documentStates, documentTypes } from '@evenlight/contract/documents';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../platform/database/columns.ts';
import {
  exported,
  opened,
  openedAbove,
  ownNumber,
  storedFile,
  withheld,
} from '../../platform/personal-data/columns.ts';
import { personalTable } from '../../platform/personal-data/declared-tables.ts';
import { words } from '../../platform/texts/texts.ts';
import { ownerId, users } from '../accounts/tables.ts';
import { documentWords } from '../plans/document-words.ts';
import { idOfPlan, planNumber, plans } from '../plans/tables.ts';
import { nameOf } from './sealed-names.ts';

const team = words('Which member of our team did something is known to us, and is left out to protect them.');
const type = words('Paper', 'documents export');

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    planId: exported(
      uuid('plan_id').references(() => plans.id, { onDelete: 'cascade' }),
      planNumber,
    ),
    type: exported(text('type', { enum: documentTypes }).notNull(), type, documentWords),
    /** The encrypted bytes, in the file store. */
    fileId: storedFile(uuid('file_id').notNull(), words('File', 'documents export'), { nameIn: 'name' }),
    /** As the family knows it; it never becomes part of a path. Here only until it is sealed, and empty then. */
    name: opened(text('name').notNull(), words('Name of the file'), nameOf),
    sealedName: openedAbove(bytes('sealed_name')),
    mediaType: exported(text('media_type', { enum: documentMediaTypes }).notNull(), words('Kind of file')),
    byteSize: exported(integer('byte_size').notNull(), words('Size in bytes')),
    state: exported(text('state', { enum: documentStates }).notNull(), words('State', 'documents export'), {
      checking: words('Being checked', 'documents export'),
      received: words('Received', 'documents export'),
      accepted: words('Accepted', 'documents export'),
      'needs-another': words('Another one is needed'),
    }),
    reason: exported(text('reason').notNull(), words('Why another one is needed')),
    uploadedBy: withheld(
      uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
      team,
    ),
    isByStaff: exported(boolean('is_by_staff').notNull(), words('Sent by our team')),
    uploadedAt: exported(instant('uploaded_at').notNull(), words('Sent', 'documents export')),
    /** The idempotency key of the request, so that a file sent again after a lost answer is kept once. */
    idempotencyKey: uuid('idempotency_key'),
    /** The document that goes once this one was looked at. */
    replaces: ownNumber(uuid('replaces')),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      team,
    ),
    decidedAt: exported(instant('decided_at'), words('Looked at', 'documents export')),
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

personalTable(documents, {
  title: words('Your papers', 'documents export'),
  of: ({ id }) => eq(documents.userId, id),
  leaving: 'deleted',
});

/** Types of which a family has said that there is none. */
export const missingDocuments = pgTable(
  'missing_documents',
  {
    planId: idOfPlan(),
    type: exported(text('type', { enum: documentTypes }).notNull(), type, documentWords),
    saidAt: exported(instant('said_at').notNull(), words('Said', 'documents export')),
  },
  (table) => [
    primaryKey({ name: 'missing_documents_pkey', columns: [table.planId, table.type] }),
    check('missing_documents_type', oneOf(table.type, documentTypes)),
  ],
);

personalTable(missingDocuments, {
  title: words('Papers you said there are none of'),
  of: ({ id }) => sql`${missingDocuments.planId} in (select ${plans.id} from ${plans} where ${plans.userId} = ${id})`,
  leaving: 'deleted',
});
