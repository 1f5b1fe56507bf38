// What messages and shared files write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const familyAuditWords: Record<string, Words> = {
  'family_message.taken_down': {
    en: 'A message of somebody else was taken down',
    es: 'Se retiró un mensaje de otra persona',
  },
  'shared_document.uploaded': { en: 'File sent to the family', es: 'Archivo enviado a la familia' },
  'shared_document.shared': { en: 'Paper shown to the family', es: 'Documento mostrado a la familia' },
  'shared_document.opened': { en: 'Shared file opened', es: 'Archivo compartido abierto' },
  'shared_document.removed': { en: 'Shared file taken out', es: 'Archivo compartido retirado' },
};
