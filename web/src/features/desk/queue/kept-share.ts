import type { KeptFigures } from '@evenlight/contract/queue';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Rounded down: a hundred percent is only said when it is true. Null when nothing was due. */
export function shareOf({ due, keptInTime }: KeptFigures): number | null {
  return due === 0 ? null : Math.floor((keptInTime / due) * 100);
}

const HOUR = 60;
const TWO_DAYS = 48 * HOUR;

export function waitInWords(minutes: number, i18n: I18n): string {
  if (minutes < HOUR) return i18n._(msg`${plural(Math.max(minutes, 1), { one: '# minute', other: '# minutes' })}`);
  if (minutes < TWO_DAYS)
    return i18n._(msg`${plural(Math.round(minutes / HOUR), { one: '# hour', other: '# hours' })}`);
  return i18n._(msg`${plural(Math.round(minutes / HOUR / 24), { one: '# day', other: '# days' })}`);
}
