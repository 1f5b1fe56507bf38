import { eq, sql } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  opened,
  openedAbove,
  ownNumber,
  type PersonalData,
  personalTable,
  storedFile,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import { plans } from '../plans/tables.ts';
import { documentWords } from './document-words.ts';
import { nameOf } from './sealed-names.ts';
import { documents, missingDocuments } from './tables.ts';

type Row = typeof documents.$inferSelect;

const team = withheld({
  en: 'Which member of our team did something is known to us, and is left out to protect them.',
  es: 'Sabemos qué persona de nuestro equipo hizo algo; no figura aquí para protegerla.',
});
const planNumber = exported({ en: 'Number of the plan', es: 'Número del plan' });
const type = exported({ en: 'Paper', es: 'Documento' }, documentWords);

export const documentPersonalData: PersonalData = {
  owner: 'documents',
  tables: [
    personalTable(documents, {
      title: { en: 'Your papers', es: 'Sus documentos' },
      of: ({ id }) => eq(documents.userId, id),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        userId: ofTheReader,
        planId: planNumber,
        type,
        fileId: storedFile({ en: 'File', es: 'Archivo' }, { nameIn: 'name' }),
        name: opened({ en: 'Name of the file', es: 'Nombre del archivo' }, (row: Row, keys) => nameOf(keys, row)),
        sealedName: openedAbove,
        mediaType: exported({ en: 'Kind of file', es: 'Tipo de archivo' }),
        byteSize: exported({ en: 'Size in bytes', es: 'Tamaño en bytes' }),
        state: exported(
          { en: 'State', es: 'Estado' },
          {
            checking: { en: 'Being checked', es: 'En revisión' },
            received: { en: 'Received', es: 'Recibido' },
            accepted: { en: 'Accepted', es: 'Aceptado' },
            'needs-another': { en: 'Another one is needed', es: 'Hace falta otro' },
          },
        ),
        reason: exported({ en: 'Why another one is needed', es: 'Por qué hace falta otro' }),
        uploadedBy: team,
        isByStaff: exported({ en: 'Sent by our team', es: 'Enviado por nuestro equipo' }),
        uploadedAt: exported({ en: 'Sent', es: 'Enviado' }),
        idempotencyKey: ownNumber,
        replaces: ownNumber,
        decidedBy: team,
        decidedAt: exported({ en: 'Looked at', es: 'Revisado' }),
      },
    }),
    personalTable(missingDocuments, {
      title: { en: 'Papers you said there are none of', es: 'Documentos que dijo que no existen' },
      of: ({ id }) =>
        sql`${missingDocuments.planId} in (select ${plans.id} from ${plans} where ${plans.userId} = ${id})`,
      leaving: 'deleted',
      columns: { planId: planNumber, type, saidAt: exported({ en: 'Said', es: 'Dicho' }) },
    }),
  ],
  auditActions: {
    'document.uploaded': { en: 'Paper sent', es: 'Documento enviado' },
    'document.not_kept': { en: 'File not kept after the check', es: 'Archivo no guardado tras la revisión' },
    'document.replaced': { en: 'Paper replaced by a newer one', es: 'Documento sustituido por otro más reciente' },
    'document.removed': { en: 'Paper removed', es: 'Documento eliminado' },
    'document.opened': { en: 'Link to a paper made', es: 'Enlace a un documento creado' },
    'document.downloaded': { en: 'Paper opened', es: 'Documento abierto' },
    'document.accepted': { en: 'Paper accepted', es: 'Documento aceptado' },
    'document.sent_back': { en: 'Another paper asked for', es: 'Otro documento solicitado' },
    'document.changed': { en: 'A paper changed', es: 'Un documento cambió' },
    'documents.listed': {
      en: 'Our team looked at your list of papers',
      es: 'Nuestro equipo vio su lista de documentos',
    },
  },
};
