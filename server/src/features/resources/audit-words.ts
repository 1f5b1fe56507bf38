// What the texts of the library write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const resourceAuditWords: Record<string, Words> = {
  'resource.saved': { en: 'A draft of a text was saved', es: 'Se guardó el borrador de un texto' },
  'resource.published': { en: 'A text was published', es: 'Se publicó un texto' },
  'resource.withdrawn': { en: 'A text was taken off the shelf', es: 'Se retiró un texto' },
};
