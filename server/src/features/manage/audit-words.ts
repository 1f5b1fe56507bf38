// What the sheets of our team write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const manageAuditWords: Record<string, Words> = {
  'sheet.saved': words('A draft of what we offer was saved'),
  'sheet.discarded': words('A draft of what we offer was thrown away'),
};
