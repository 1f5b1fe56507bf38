import { otherTable, type PersonalData } from '../../platform/personal-data/coverage.ts';
import { resourceHistory, resources } from './tables.ts';

export const resourcePersonalData: PersonalData = {
  owner: 'resources',
  tables: [
    otherTable(resources, {
      columns: [
        ...(['slug', 'language', 'draft', 'published', 'publishedAt', 'searchable'] as const),
        ...(['version', 'fromLibrary', 'changedAt'] as const),
      ],
      reason: { noPerson: 'The texts of the library, which anybody may read, and their drafts.' },
    }),
    otherTable(resourceHistory, {
      columns: ['id', 'slug', 'language', 'content', 'publishedAt', 'publishedBy'],
      reason: {
        noPerson:
          'What a text said once, and who of our team published it. Their name goes from it when they leave us.',
      },
    }),
  ],
  auditActions: {
    'resource.saved': { en: 'A draft of a text was saved', es: 'Se guardó el borrador de un texto' },
    'resource.published': { en: 'A text was published', es: 'Se publicó un texto' },
    'resource.withdrawn': { en: 'A text was taken off the shelf', es: 'Se retiró un texto' },
  },
};
