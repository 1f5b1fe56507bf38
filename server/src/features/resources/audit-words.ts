// What the texts of the library write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const resourceAuditWords: Record<string, Words> = {
  'resource.saved': words('A draft of a text was saved'),
  'resource.published': words('A text was published'),
  'resource.withdrawn': words('A text was taken off the shelf'),
};
