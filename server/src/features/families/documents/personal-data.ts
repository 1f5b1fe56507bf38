import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  opened,
  openedAbove,
  ownNumber,
  type Person,
  personalTable,
  storedFile,
  type TableCoverage,
  type Words,
} from '../../../platform/personal-data/coverage.ts';
import { familyGroups } from '../../plans/people/tables.ts';
import { plans } from '../../plans/tables.ts';
import { sharedNameOf } from './sealed-names.ts';
import { sharedDocuments, sharedVersions } from './tables.ts';

type Row = typeof sharedVersions.$inferSelect;

const leaving = {
  keptBecause: {
    en: 'What you shared with your family stays with them, without your name, until somebody there takes it out.',
    es: 'Lo que compartió con su familia se queda con ella, sin su nombre, hasta que alguien lo retire.',
  },
};

export const sharedDocumentTables: readonly TableCoverage[] = [
  personalTable(sharedDocuments, {
    title: { en: 'What you share with your family', es: 'Lo que comparte con su familia' },
    of: ({ id }) => eq(sharedDocuments.sharedBy, id),
    leaving,
    columns: {
      id: ownNumber,
      groupId: ownNumber,
      paperId: ownNumber,
      sharedBy: ofTheReader,
      type: exported(
        { en: 'What it is', es: 'Qué es' },
        {
          legal: { en: 'Official paper', es: 'Documento oficial' },
          photo: { en: 'Photo', es: 'Foto' },
          other: { en: 'Something else', es: 'Otra cosa' },
        },
      ),
      createdAt: exported({ en: 'Shared', es: 'Compartido' }),
    },
  }),
  personalTable(sharedVersions, {
    title: { en: 'Files you sent to your family', es: 'Archivos que envió a su familia' },
    of: ({ id }) => eq(sharedVersions.uploadedBy, id),
    leaving,
    columns: {
      documentId: ownNumber,
      idempotencyKey: ownNumber,
      uploadedBy: ofTheReader,
      version: exported({ en: 'Version', es: 'Versión' }),
      fileId: storedFile({ en: 'File', es: 'Archivo' }, { nameIn: 'name' }),
      name: opened({ en: 'Name of the file', es: 'Nombre del archivo' }, (row: Row, keys) => sharedNameOf(keys, row)),
      sealedName: openedAbove,
      mediaType: exported({ en: 'Kind of file', es: 'Tipo de archivo' }),
      byteSize: exported({ en: 'Size in bytes', es: 'Tamaño en bytes' }),
      isChecked: exported({ en: 'Checked', es: 'Revisado' }),
      uploadedAt: exported({ en: 'Sent', es: 'Enviado' }),
    },
  }),
];

/** With a plan its group goes, and all that was shared in it, whoever sent it. */
export async function eraseSharedFiles(db: Db, { id }: Person): Promise<string[]> {
  const shared = db
    .select({ id: sharedDocuments.id })
    .from(sharedDocuments)
    .innerJoin(familyGroups, eq(familyGroups.id, sharedDocuments.groupId))
    .innerJoin(plans, eq(plans.id, familyGroups.planId))
    .where(eq(plans.userId, id));
  const gone = await db
    .delete(sharedVersions)
    .where(inArray(sharedVersions.documentId, shared))
    .returning({ fileId: sharedVersions.fileId });
  return gone.map(({ fileId }) => fileId);
}

export const sharedDocumentAuditActions: Record<string, Words> = {
  'shared_document.uploaded': { en: 'File sent to the family', es: 'Archivo enviado a la familia' },
  'shared_document.shared': { en: 'Paper shown to the family', es: 'Documento mostrado a la familia' },
  'shared_document.opened': { en: 'Shared file opened', es: 'Archivo compartido abierto' },
  'shared_document.removed': { en: 'Shared file taken out', es: 'Archivo compartido retirado' },
};
