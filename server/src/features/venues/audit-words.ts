// What venues write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const venueAuditWords: Record<string, Words> = {
  'listings.changed': words('Listings changed', 'venues audit'),
};
