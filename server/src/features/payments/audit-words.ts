// What payments write into the audit log and the news, in words for the people it is about.

import { type Words, words } from '../../platform/texts/texts.ts';

export const paymentAuditWords: Record<string, Words> = {
  'payment.changed': words('A payment went on'),
  'payment.settled': words('A payment arrived'),
  'payment.moved_back': words('Money went back'),
  'payment.differs': words('The books were found to differ'),
  'refund.asked': words('Our team gave money back'),
  'refund.requested': words('A refund was asked for'),
  'refund.declined': words('Our team declined a refund'),
  'refund_request.changed': words('A request for a refund went on'),
};
