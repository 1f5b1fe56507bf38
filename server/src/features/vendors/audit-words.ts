// What inquiries and reviews write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const vendorAuditWords: Record<string, Words> = {
  'inquiry.changed': words('Something about an inquiry changed'),
  'inquiry.sent': words('Vendors were asked'),
  'inquiry.reminded': words('A vendor was reminded'),
  'inquiry.withdrawn': words('An inquiry was withdrawn'),
  'inquiry.chosen': words('A quote was chosen'),
  'inquiry.completed': words('The work was done'),
  'inquiry.answered': words('A vendor answered'),
  'inquiry.declined': words('A vendor could not do it'),
  'review.written': words('A review was written'),
  'review.removed': words('A review was taken back'),
  'review.replied': words('A vendor replied to a review'),
};
