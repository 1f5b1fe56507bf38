// What documents write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const documentAuditWords: Record<string, Words> = {
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
};
