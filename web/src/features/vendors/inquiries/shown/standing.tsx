// Where one inquiry stands, in a line.
import type { Inquiry } from '@evenlight/contract/vendors/inquiries';
import { useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../../platform/dates';
import { answeredAfter } from '../words';

export function Standing({ inquiry }: { inquiry: Inquiry }) {
  const { t, i18n } = useLingui();
  const { state, sentAt, seenAt, responseMinutes } = inquiry;
  if (responseMinutes !== null) return <p className="text-ink-2 text-sm">{answeredAfter(responseMinutes, i18n)}</p>;
  const [since, seen] = [momentInWords(sentAt, i18n), seenAt && momentInWords(seenAt, i18n)];
  if (state === 'withdrawn') return <p className="text-ink-2 text-sm">{t`Sent ${since}`}</p>;
  return (
    <p className="text-ink-2 text-sm">
      {t`Waiting since ${since}`}
      {seen && <span className="block">{t`They opened it ${seen}`}</span>}
    </p>
  );
}
