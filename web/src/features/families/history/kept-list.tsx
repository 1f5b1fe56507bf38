import type { KeptPart } from '@evenlight/contract/families/history';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MixedSentence } from '../../../parts/fallback-text';
import { calendarDay } from '../../../platform/dates';
import { inFirstLanguage } from '../../../platform/fallback';

/** What of an earlier version cannot be had any more, and so stays as the plan has it. */
export function KeptList({ kept }: { kept: readonly KeptPart[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1.5">
      {kept.map((part) => (
        <li key={`${part.part} ${part.was}`} className="wrap-anywhere">
          <MixedSentence sentence={inWords(part, i18n)} />
        </li>
      ))}
    </ul>
  );
}

type Reason = KeptPart['reason'];

const venueWords: Record<Reason, (name: string) => MessageDescriptor> = {
  gone: (name) => msg`The venue stays as it is now: ${name} cannot be had any more.`,
  taken: (name) => msg`The venue stays as it is now: ${name} is not free on that day.`,
  not_customary: (name) => msg`The venue stays as it is now: ${name} goes with a day that is not customary.`,
  past: (name) => msg`The venue stays as it is now: ${name} goes with a day that has gone by.`,
};

const dayWords: Record<Reason, (day: string) => MessageDescriptor> = {
  gone: (day) => msg`The service date stays as it is now: ${day} cannot be had any more.`,
  taken: (day) => msg`The service date stays as it is now: ${day} is not free any more.`,
  not_customary: (day) =>
    msg`The service date stays as it is now: ${day} is not customary in your tradition. If your clergy agrees, choose it in the plan.`,
  past: (day) => msg`The service date stays as it is now: ${day} has gone by.`,
};

function inWords({ part, was: told, reason, language }: KeptPart, i18n: I18n): string {
  const was = language ? inFirstLanguage(told) : told;
  if (part === 'package') return i18n._(msg`The package stays as it is now: ${was} cannot be had any more.`);
  if (part === 'addon') return i18n._(msg`${was} cannot be had any more and stays out.`);
  if (part === 'venue') return i18n._(was ? venueWords[reason](was) : msg`The venue stays as it is now.`);
  const day = was && calendarDay(was, i18n);
  return i18n._(day ? dayWords[reason](day) : msg`The service date stays as it is now.`);
}
