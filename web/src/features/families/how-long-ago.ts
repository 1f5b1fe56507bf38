// How long ago something happened, in the few words there is room for.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const HOUR_MS = 60 * 60 * 1000;
const HOURS_OF_A_DAY = 24;

export function howLongAgo(instant: string, now: Date, i18n: I18n): string {
  const hours = Math.floor((now.getTime() - Date.parse(instant)) / HOUR_MS);
  if (Number.isNaN(hours)) return i18n._(msg`Unknown time`);
  // A clock that is a little behind ours sees things happen in the future.
  if (hours < 1) return i18n._(msg`Just now`);
  if (hours < HOURS_OF_A_DAY) return i18n._(msg`${plural(hours, { one: '# hour ago', other: '# hours ago' })}`);
  const days = Math.floor(hours / HOURS_OF_A_DAY);
  return i18n._(msg`${plural(days, { one: '# day ago', other: '# days ago' })}`);
}
