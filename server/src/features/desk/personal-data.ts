import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { openingHours } from './tables.ts';

export const deskPersonalData: PersonalData = {
  owner: 'desk',
  tables: [
    otherTable(openingHours, {
      columns: ['weekday', 'opensMinute', 'closesMinute'],
      reason: { noPerson: 'When the chat is answered.' },
    }),
  ],
  deeds: { 'hours.changed': { en: 'Opening hours changed', es: 'Horario de atención modificado' } },
};
