// What a family's work together keeps about people. Each part declares its own tables.
import type { PersonalData } from '../../platform/personal-data/coverage.ts';

export const familyPersonalData: PersonalData = {
  owner: 'families',
  tables: [],
};
