import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { stories } from './tables.ts';

export const storyPersonalData: PersonalData = {
  owner: 'stories',
  tables: [
    otherTable(stories, {
      columns: ['id', 'language', 'firstName', 'city', 'words', 'isSample'],
      reason: { noPerson: 'Samples that we wrote ourselves, and that say so; no account belongs to one.' },
    }),
  ],
};
