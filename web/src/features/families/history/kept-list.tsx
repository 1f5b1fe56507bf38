import type { KeptPart } from '@evenlight/contract/families/history';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { calendarDay } from '../../../platform/dates';

/** What of an earlier version cannot be had any more, and so stays as the plan has it. */
export function KeptList({ kept }: { kept: readonly KeptPart[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1.5">
      {kept.map((part) => (
        <li key={`${part.part} ${part.was}`} className="wrap-anywhere">
          {inWords(part, i18n)}
        </li>
      ))}
    </ul>
  );
}

function inWords({ part, was }: KeptPart, i18n: I18n): string {
  if (part === 'package') return i18n._(msg`The package stays as it is now: ${was} cannot be had any more.`);
  if (part === 'addon') return i18n._(msg`${was} cannot be had any more and stays out.`);
  if (part === 'venue')
    return was
      ? i18n._(msg`The venue stays as it is now: ${was} cannot be had.`)
      : i18n._(msg`The venue stays as it is now.`);
  const day = was && calendarDay(was, i18n);
  return day
    ? i18n._(msg`The service date stays as it is now: ${day} cannot be had.`)
    : i18n._(msg`The service date stays as it is now.`);
}
