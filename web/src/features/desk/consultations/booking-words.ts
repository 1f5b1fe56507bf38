import type { ConsultationType, ConsultationUrgency } from '@evenlight/contract/consultations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const typeNames: Record<ConsultationType, MessageDescriptor> = {
  initial: msg`A first talk`,
  followup: msg`Going on from an earlier talk`,
  crisis: msg`Help in a crisis`,
  memorial: msg`About a memorial`,
};

export const urgencyNames: Record<ConsultationUrgency, MessageDescriptor> = {
  normal: msg`Normal`,
  urgent: msg`Urgent`,
  emergency: msg`Emergency`,
};

export const urgencyPromises: Record<ConsultationUrgency, MessageDescriptor> = {
  normal: msg`We are in touch within 48 hours`,
  urgent: msg`We are in touch within 24 hours`,
  emergency: msg`We are in touch the same day`,
};
