// What accounts write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const accountAuditWords: Record<string, Words> = {
  'session.opened': words('Signed in', 'accounts audit'),
  'session.ended': words('Signed out', 'accounts audit'),
  'sessions.ended': words('Signed out on other devices'),
  'passkey.added': words('Passkey added', 'accounts audit'),
  'passkey.removed': words('Passkey removed', 'accounts audit'),
  'user.updated': words('Profile changed', 'accounts audit'),
  'user.email_changed': words('E-mail address changed'),
  'staff.added': words('Joined our team'),
  'staff.removed': words('Left our team'),
  'account.deletion_undone': words('Called off the deletion'),
  'access.refused': words('Turned away', 'accounts audit'),
  'session.proven': words('Shown that it is you'),
  'account.exported': words('Everything about you downloaded'),
  'account.deletion_planned': words('Asked to delete the account'),
  'account.erased': words('Account deleted', 'accounts audit'),
};
