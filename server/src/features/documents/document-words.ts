// What papers are called where the server speaks: in mails and in the download of one's own data.

import type { DocumentType } from '@evenlight/contract/documents';
import { type Words, words } from '../../platform/texts/texts.ts';

export const documentWords: Record<DocumentType, Words> = {
  'death-certificate': words('Death certificate', 'document'),
  'government-id': words('Government ID', 'document'),
  'power-of-attorney': words('Health care directive or power of attorney'),
  'cremation-permit': words('Cremation permit', 'document'),
  'burial-permit': words('Burial permit', 'document'),
  'cremation-authorization': words('Cremation authorization', 'document'),
  'donation-consent': words('Consent to the gift of the body', 'document'),
  'transit-permit': words('Permit for another country', 'document'),
  'insurance-policy': words('Insurance policy', 'document'),
  'will-testament': words('Will or testament'),
};
