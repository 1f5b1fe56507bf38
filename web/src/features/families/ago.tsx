import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../platform/dates';
import { useMinute } from '../../ui/base/minute';

/** How long ago it was, and it grows while the page is open. */
export function Ago({ at, className }: { at: string; className?: string }) {
  const { i18n } = useLingui();
  const now = useMinute();
  return (
    <time dateTime={at} title={momentInWords(at, i18n)} className={className}>
      {howLongAgo(at, now, i18n)}
    </time>
  );
}

const HOUR_MS = 60 * 60 * 1000;
const HOURS_OF_A_DAY = 24;
// Clocks of phones and servers differ by so much; what is further ahead is no time that somebody wrote at.
const CLOCKS_DIFFER_MS = 5 * 60 * 1000;

/** How long ago something happened, in the few words there is room for. */
export function howLongAgo(instant: string, now: Date, i18n: I18n): string {
  const passedMs = now.getTime() - Date.parse(instant);
  if (Number.isNaN(passedMs) || passedMs < -CLOCKS_DIFFER_MS) return i18n._(msg`Unknown time`);
  const hours = Math.floor(passedMs / HOUR_MS);
  if (hours < 1) return i18n._(msg`Just now`);
  if (hours < HOURS_OF_A_DAY) return i18n._(msg`${plural(hours, { one: '# hour ago', other: '# hours ago' })}`);
  const days = Math.floor(hours / HOURS_OF_A_DAY);
  return i18n._(msg`${plural(days, { one: '# day ago', other: '# days ago' })}`);
}
