// What venues write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const venueAuditWords: Record<string, Words> = {
  'listings.changed': { en: 'Listings changed', es: 'Listado modificado' },
};
