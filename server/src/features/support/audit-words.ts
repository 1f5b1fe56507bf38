// What conversations, groups and calls write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const supportAuditWords: Record<string, Words> = {
  'group.changed': words('A seat in a group changed'),
  'group_request.confirmed': words('Our team gave a seat in a group'),
  'group_request.declined': words('Our team could not give a seat in a group'),
  'group_request.read': words('Our team read your request for a seat in a group'),
  'group_requests.read': words('Our team looked at who asks to join groups'),
  'counseling.changed': words('A request for a talk changed'),
  'support.changed': words('A conversation changed'),
  'crisis_alert.changed': words('A request for a call changed'),
  'crisis_alert.asked': words('A call from our team was asked for'),
  'crisis_alert.asked_again': words('A request for a call was brought up to date'),
  'crisis_alert.taken': words('Our team took on a call'),
  'crisis_alert.done': words('Our team called'),
  'crisis_alert.read': words('Our team looked at your call'),
  'crisis_alerts.read': words('Our team looked at who waits for a call'),
};
