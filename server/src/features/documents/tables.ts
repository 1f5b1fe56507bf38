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
import { ownerId, users } from '../accounts/tables.ts';
import { idOfPlan, planNumber, plans } from '../plans/tables.ts';
import { documentWords } from './document-words.ts';
import { nameOf } from './sealed-names.ts';

const team = {
  en: 'Which member of our team did something is known to us, and is left out to protect them.',
  es: 'Sabemos qué persona de nuestro equipo hizo algo; no figura aquí para protegerla.',
};
const type = { en: 'Paper', es: 'Documento' };

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
    fileId: storedFile(uuid('file_id').notNull(), { en: 'File', es: 'Archivo' }, { nameIn: 'name' }),
    /** As the family knows it; it never becomes part of a path. Here only until it is sealed, and empty then. */
    name: opened(text('name').notNull(), { en: 'Name of the file', es: 'Nombre del archivo' }, nameOf),
    sealedName: openedAbove(bytes('sealed_name')),
    mediaType: exported(text('media_type', { enum: documentMediaTypes }).notNull(), {
      en: 'Kind of file',
      es: 'Tipo de archivo',
    }),
    byteSize: exported(integer('byte_size').notNull(), { en: 'Size in bytes', es: 'Tamaño en bytes' }),
    state: exported(
      text('state', { enum: documentStates }).notNull(),
      { en: 'State', es: 'Estado' },
      {
        checking: { en: 'Being checked', es: 'En revisión' },
        received: { en: 'Received', es: 'Recibido' },
        accepted: { en: 'Accepted', es: 'Aceptado' },
        'needs-another': { en: 'Another one is needed', es: 'Hace falta otro' },
      },
    ),
    reason: exported(text('reason').notNull(), { en: 'Why another one is needed', es: 'Por qué hace falta otro' }),
    uploadedBy: withheld(
      uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
      team,
    ),
    isByStaff: exported(boolean('is_by_staff').notNull(), { en: 'Sent by our team', es: 'Enviado por nuestro equipo' }),
    uploadedAt: exported(instant('uploaded_at').notNull(), { en: 'Sent', es: 'Enviado' }),
    /** The idempotency key of the request, so that a file sent again after a lost answer is kept once. */
    idempotencyKey: uuid('idempotency_key'),
    /** The document that goes once this one was looked at. */
    replaces: ownNumber(uuid('replaces')),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      team,
    ),
    decidedAt: exported(instant('decided_at'), { en: 'Looked at', es: 'Revisado' }),
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
  title: { en: 'Your papers', es: 'Sus documentos' },
  of: ({ id }) => eq(documents.userId, id),
  leaving: 'deleted',
});

/** Types of which a family has said that there is none. */
export const missingDocuments = pgTable(
  'missing_documents',
  {
    planId: idOfPlan(),
    type: exported(text('type', { enum: documentTypes }).notNull(), type, documentWords),
    saidAt: exported(instant('said_at').notNull(), { en: 'Said', es: 'Dicho' }),
  },
  (table) => [
    primaryKey({ name: 'missing_documents_pkey', columns: [table.planId, table.type] }),
    check('missing_documents_type', oneOf(table.type, documentTypes)),
  ],
);

personalTable(missingDocuments, {
  title: { en: 'Papers you said there are none of', es: 'Documentos que dijo que no existen' },
  of: ({ id }) => sql`${missingDocuments.planId} in (select ${plans.id} from ${plans} where ${plans.userId} = ${id})`,
  leaving: 'deleted',
});
