// What costs write into the audit log, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const costAuditWords: Record<string, Words> = {
  'costs.changed': words('What others charge was written down'),
  'costs.request_placed': words('Quotes were counted for a plan'),
};
