import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { managedDrafts, managedVersions } from './tables.ts';

export const managePersonalData: PersonalData = {
  owner: 'manage',
  tables: [
    otherTable(managedDrafts, {
      columns: ['kind', 'rowId', 'cells', 'state', 'follows', 'mark', 'savedAt', 'savedBy'],
      reason: {
        noPerson:
          'What will be offered to families once it is published, and who of our team wrote it. Their name goes from it when they leave us.',
      },
    }),
    otherTable(managedVersions, {
      columns: [...(['id', 'kind', 'rowId', 'before', 'after', 'at', 'way', 'changedBy', 'draftState'] as const)],
      reason: {
        noPerson: 'What was offered once, and who of our team changed it. Their name goes from it when they leave us.',
      },
    }),
  ],
  auditActions: {
    'sheet.saved': { en: 'A draft of what we offer was saved', es: 'Se guardó un borrador de lo que ofrecemos' },
    'sheet.discarded': {
      en: 'A draft of what we offer was thrown away',
      es: 'Se descartó un borrador de lo que ofrecemos',
    },
  },
};
