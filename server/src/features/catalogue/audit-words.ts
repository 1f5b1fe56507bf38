// What packages and add-ons write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const catalogueAuditWords: Record<string, Words> = {
  'catalogue.changed': words('Catalogue changed', 'catalogue audit'),
  'catalogue.prices_confirmed': words('Prices confirmed', 'catalogue audit'),
};
