// Words about inquiries that several of their screens share.
import { digitsOf } from '@evenlight/contract/field-rules';
import type { ServiceType } from '@evenlight/contract/traditions';
import type { InquiryState, InquiryUrgency } from '@evenlight/contract/vendors/inquiries';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

export const serviceNames: Record<ServiceType, MessageDescriptor> = {
  burial: msg({ message: 'Burial', context: 'kind of service' }),
  cremation: msg({ message: 'Cremation', context: 'kind of service' }),
  memorial: msg({ message: 'Memorial', context: 'kind of service' }),
};

export const urgencyNames: Record<InquiryUrgency, MessageDescriptor> = {
  normal: msg({ message: 'Normal', context: 'urgency' }),
  urgent: msg`Urgent: within a day or two`,
  emergency: msg`Emergency: today`,
};

export const stateNames: Record<InquiryState, MessageDescriptor> = {
  sent: msg({ message: 'Sent', context: 'inquiry' }),
  seen: msg({ message: 'Seen', context: 'inquiry' }),
  answered: msg({ message: 'Answered', context: 'inquiry' }),
  declined: msg({ message: 'Cannot do it', context: 'inquiry' }),
  chosen: msg({ message: 'Chosen', context: 'inquiry' }),
  completed: msg({ message: 'Done', context: 'inquiry' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'inquiry' }),
};

/** As it was typed: only a number with a plus says which country it is in. */
export function callLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long a vendor took, as it was measured: whole hours from the first, whole days from the second. */
export function answeredAfter(minutes: number, i18n: I18n): string {
  if (minutes < 1) return i18n._(msg`Answered at once`);
  if (minutes < HOUR)
    return i18n._(msg`${plural(minutes, { one: 'Answered after # minute', other: 'Answered after # minutes' })}`);
  if (minutes < 2 * DAY) {
    const hours = Math.round(minutes / HOUR);
    return i18n._(msg`${plural(hours, { one: 'Answered after # hour', other: 'Answered after # hours' })}`);
  }
  const days = Math.round(minutes / DAY);
  return i18n._(msg`${plural(days, { one: 'Answered after # day', other: 'Answered after # days' })}`);
}
