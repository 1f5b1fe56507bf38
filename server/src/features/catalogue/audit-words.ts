// What packages and add-ons write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const catalogueAuditWords: Record<string, Words> = {
  'catalogue.changed': { en: 'Catalogue changed', es: 'Catálogo modificado' },
  'catalogue.prices_confirmed': { en: 'Prices confirmed', es: 'Precios confirmados' },
};
