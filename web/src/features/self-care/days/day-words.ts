import type { DayReminder, GriefDay, GriefDayFields } from '@evenlight/contract/self-care/days';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const sourceWords: Record<GriefDay['source'], MessageDescriptor> = {
  own: msg`Yours`,
  memorial: msg({ message: 'Memorial', context: 'memorial' }),
  plan: msg`Timeline`,
  holiday: msg`Hard for many`,
};

export const kindWords: Record<GriefDayFields['kind'], MessageDescriptor> = {
  birthday: msg`A birthday`,
  death: msg`The day somebody died`,
  wedding: msg`A wedding day`,
  other: msg`Another day`,
};

export const reminderWords: Record<DayReminder, MessageDescriptor> = {
  none: msg`No e-mail`,
  'same-day': msg`E-mail on the day`,
  'day-before': msg`E-mail the day before`,
  'week-before': msg`E-mail a week before`,
};
