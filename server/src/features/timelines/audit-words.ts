// What timelines write into the audit log and the news, in words for the people it is about.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const timelineAuditWords: Record<string, Words> = {
  'timeline.changed': { en: 'The timeline changed', es: 'La cronología cambió' },
  'handoff.changed': { en: 'Somebody answered about a step', es: 'Alguien respondió sobre un paso' },
};
