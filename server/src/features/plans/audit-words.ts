// What plans write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const planAuditWords: Record<string, Words> = {
  'plan.saved': words('Plan saved', 'plans audit'),
  'plan.completed': words('The plan was complete'),
  'plan.status_moved': words('Our team took the plan a step on'),
  'plan.changed': words('Plan changed', 'plans audit'),
  'adjustment.requested': words('A change of the price was asked for'),
  'adjustment.decided': words('Our team answered about the price'),
  'schedule.requested': words('Help with the date was asked for'),
  'schedule.blocked': words('A date was booked'),
  'schedule.cancelled': words('A date was given back'),
  'decider.changed': words('The record of who decides changed'),
};
