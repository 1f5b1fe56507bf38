// What resting places write into the audit log, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const restingPlaceAuditWords: Record<string, Words> = {
  'resting_place.changed': words('Where somebody will rest was written down'),
  'resting_place.asked': words('Our team was asked about a cemetery'),
};
