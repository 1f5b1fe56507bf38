// What price lists write into the audit log, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const priceListAuditWords: Record<string, Words> = {
  'price_list.changed': words('A price list of another funeral home was written down'),
};
