// What a card says about a group: how it meets, what it costs, and when, on the clock of the Bay Area.
import type { GroupKind, GroupSchedule, SupportGroup } from '@evenlight/contract/support/groups';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clockTimeInWords } from '../../../platform/dates';

export const kindNames: Record<GroupKind, MessageDescriptor> = {
  'in-person': msg`In person`,
  virtual: msg`Virtual`,
  hybrid: msg`Hybrid`,
};

export const costNames: Record<SupportGroup['cost'], MessageDescriptor> = {
  free: msg`Free`,
  donation: msg`By donation`,
};

const everyWeek: MessageDescriptor[] = [
  msg`Every Sunday`,
  msg`Every Monday`,
  msg`Every Tuesday`,
  msg`Every Wednesday`,
  msg`Every Thursday`,
  msg`Every Friday`,
  msg`Every Saturday`,
];

const everyOtherWeek: MessageDescriptor[] = [
  msg`Every other Sunday`,
  msg`Every other Monday`,
  msg`Every other Tuesday`,
  msg`Every other Wednesday`,
  msg`Every other Thursday`,
  msg`Every other Friday`,
  msg`Every other Saturday`,
];

/** 'Every other Saturday, 10:00 AM to 11:30 AM Pacific Time' */
export function scheduleInWords({ everyWeeks, weekday, startMinute, minutes }: GroupSchedule, i18n: I18n): string {
  const name = (everyWeeks === 1 ? everyWeek : everyOtherWeek)[weekday];
  const days = name ? i18n._(name) : '';
  const from = clockTimeInWords(startMinute, i18n);
  const to = clockTimeInWords((startMinute + minutes) % 1440, i18n);
  return i18n._(msg`${days}, ${from} to ${to} Pacific Time`);
}
