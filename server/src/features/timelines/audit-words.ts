// What timelines write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const timelineAuditWords: Record<string, Words> = {
  'timeline.changed': words('The timeline changed'),
  'handoff.changed': words('Somebody answered about a step'),
};
