// What journals, memories and days write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const selfCareAuditWords: Record<string, Words> = {
  'self_care.changed': {
    en: 'Something you keep for yourself changed',
    es: 'Cambió algo que guarda para usted',
  },
};
