// What documents write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const documentAuditWords: Record<string, Words> = {
  'document.uploaded': words('Paper sent', 'documents audit'),
  'document.not_kept': words('File not kept after the check'),
  'document.replaced': words('Paper replaced by a newer one'),
  'document.removed': words('Paper removed', 'documents audit'),
  'document.opened': words('Link to a paper made'),
  'document.downloaded': words('Paper opened', 'documents audit'),
  'document.accepted': words('Paper accepted', 'documents audit'),
  'document.sent_back': words('Another paper asked for'),
  'document.changed': words('A paper changed'),
  'documents.listed': words('Our team looked at your list of papers'),
};
