import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { momentCounts } from './tables.ts';

export const momentPersonalData: PersonalData = {
  owner: 'moments',
  tables: [
    otherTable(momentCounts, {
      columns: ['moment', 'category', 'day', 'times'],
      reason: { noPerson: 'How often something happened on a day, whoever did it.' },
    }),
  ],
};
