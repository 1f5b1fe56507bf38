// What papers are called where the server speaks: in mails and in the download of one's own data.
import type { DocumentType } from '@evenlight/contract/documents';
import type { Words } from '../../platform/personal-data/coverage.ts';

export const documentWords: Record<DocumentType, Words> = {
  'death-certificate': { en: 'Death certificate', es: 'Certificado de defunción' },
  'government-id': { en: 'Government ID', es: 'Identificación oficial' },
  'power-of-attorney': { en: 'Health care directive or power of attorney', es: 'Directiva médica o poder notarial' },
  'cremation-permit': { en: 'Cremation permit', es: 'Permiso de cremación' },
  'burial-permit': { en: 'Burial permit', es: 'Permiso de entierro' },
  'insurance-policy': { en: 'Insurance policy', es: 'Póliza de seguro' },
  'will-testament': { en: 'Will or testament', es: 'Testamento' },
};
