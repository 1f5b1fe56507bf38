// What journals, memories and days write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const selfCareAuditWords: Record<string, Words> = {
  'self_care.changed': words('Something you keep for yourself changed'),
};
