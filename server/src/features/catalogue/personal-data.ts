import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { addons, packageLines, packages } from './tables.ts';

const reason = { noPerson: 'What we offer and what it costs.' };

export const cataloguePersonalData: PersonalData = {
  owner: 'catalogue',
  tables: [
    otherTable(packages, {
      columns: [
        ...(['id', 'tradition', 'tier', 'name', 'description', 'serviceType', 'priceCents'] as const),
        ...(['isPopular', 'features', 'isListed', 'position'] as const),
      ],
      reason,
    }),
    otherTable(packageLines, {
      columns: ['id', 'packageId', 'name', 'kind', 'priceCents', 'canDecline', 'isChoice', 'covers', 'position'],
      reason,
    }),
    otherTable(addons, {
      columns: [
        ...(['id', 'name', 'description', 'priceCents', 'category', 'kind', 'tradition', 'tier'] as const),
        ...(['includedIn', 'notCustomaryFor', 'notes', 'isListed', 'position'] as const),
      ],
      reason,
    }),
  ],
  auditActions: { 'catalogue.changed': { en: 'Catalogue changed', es: 'Catálogo modificado' } },
};
