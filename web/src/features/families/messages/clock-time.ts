import { wallTimeAt } from '@evenlight/contract/dates';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** '4:30 PM' on the clock of the Bay Area. */
export function clockTime(instant: string, i18n: I18n): string {
  const { minute } = wallTimeAt(new Date(instant));
  const hour = ((Math.floor(minute / 60) + 11) % 12) + 1;
  const time = `${hour}:${String(minute % 60).padStart(2, '0')}`;
  return minute < 720 ? i18n._(msg`${time} AM`) : i18n._(msg`${time} PM`);
}
