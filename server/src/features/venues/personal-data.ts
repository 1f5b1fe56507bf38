import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { venueDays, venues } from './tables.ts';

export const venuePersonalData: PersonalData = {
  owner: 'venues',
  tables: [
    otherTable(venues, {
      columns: [
        ...(['id', 'name', 'type', 'venueGroup', 'address', 'searchText', 'location', 'description'] as const),
        ...(['capacity', 'rating', 'reviews', 'amenities', 'faithTraditions', 'latitude', 'longitude'] as const),
        ...(['minCents', 'maxCents', 'isSample', 'isListed', 'closedDays'] as const),
      ],
      reason: { noPerson: 'Places where a service can be held.' },
    }),
    otherTable(venueDays, {
      columns: ['venueId', 'day', 'planId', 'heldUntil'],
      reason: { noPerson: 'Which day of a venue a plan has. It says nothing of whose plan, and goes with it.' },
    }),
  ],
  auditActions: { 'listings.changed': { en: 'Listings changed', es: 'Listado modificado' } },
};
