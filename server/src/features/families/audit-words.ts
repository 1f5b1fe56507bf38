// What messages and shared files write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const familyAuditWords: Record<string, Words> = {
  'family_message.taken_down': words('A message of somebody else was taken down'),
  'shared_document.uploaded': words('File sent to the family'),
  'shared_document.shared': words('Paper shown to the family'),
  'shared_document.opened': words('Shared file opened'),
  'shared_document.removed': words('Shared file taken out'),
};
