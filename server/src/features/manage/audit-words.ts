// What the sheets of our team write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const manageAuditWords: Record<string, Words> = {
  'sheet.saved': { en: 'A draft of what we offer was saved', es: 'Se guardó un borrador de lo que ofrecemos' },
  'sheet.discarded': {
    en: 'A draft of what we offer was thrown away',
    es: 'Se descartó un borrador de lo que ofrecemos',
  },
};
