import type { PromiseKind } from '@evenlight/contract/concierge';
import type { QueueView } from '@evenlight/contract/queue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindNames: Record<PromiseKind, MessageDescriptor> = {
  'plan-saved': msg`A plan was saved`,
  'custom-request': msg`A custom plan was asked for`,
  adjustment: msg`An adjustment was asked for`,
  document: msg`A paper waits to be looked at`,
  scheduling: msg`A date is to be planned`,
  counseling: msg`Asks for a talk`,
  'support-group': msg`Asks to join a group`,
  contact: msg`A message`,
  consultation: msg`A talk was booked`,
  'crisis-alert': msg`Asked for a call in a crisis`,
  'memorial-report': msg`A memorial was reported`,
  'refund-request': msg`A refund was asked for`,
};

export const viewNames: Record<QueueView, MessageDescriptor> = {
  waiting: msg`Waiting`,
  free: msg`Nobody has it`,
  mine: msg`Mine`,
  late: msg`Late`,
  kept: msg`Answered`,
};
