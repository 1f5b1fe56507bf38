// 'Report' below an entry. A plain form and no more: there may be a hundred of them on a page.
import type { GuestbookEntry } from '@evenlight/contract/memorials/guestbook';
import { ReportReason } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { buttonLooks } from '../../../ui/base/button-looks';
import { controlLooks } from '../../../ui/forms/control-looks';
import { Notice } from '../../../ui/status/notice';
import { useReport } from './queries';
import { REPORT_INTENT } from './report-from-form';
import { reasonOptions } from './report-words';

type Props = { memorial: Pick<Memorial, 'id' | 'address'>; entry: Pick<GuestbookEntry, 'id' | 'authorName'> };

export function EntryReport({ memorial: { id, address }, entry: { id: entryId, authorName } }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useReport(id);
  const phrase = phraseFor(error);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = ReportReason.catch('other').parse(form.get('reason'));
    if (!isPending) mutate({ entryId, reason, words: String(form.get('words') ?? ''), address });
  }

  return (
    <details className="mt-3 text-sm print:hidden">
      <summary
        aria-label={t`Report the entry by ${authorName}`}
        className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-xs text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Trans>Report</Trans>
      </summary>
      <div role="status" className="empty:hidden">
        {isSuccess && (
          <Notice tone="ok">
            <Trans>Thank you. The family looks at it.</Trans>
          </Notice>
        )}
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
      {!isSuccess && (
        <form method="post" onSubmit={send} className="grid max-w-md gap-3 pt-2">
          <input type="hidden" name="intent" value={REPORT_INTENT} />
          <input type="hidden" name="entryId" value={entryId} />
          <label className="grid gap-1.5 font-semibold">
            <Trans>What is wrong with it?</Trans>
            <select name="reason" className={controlLooks}>
              {reasonOptions(i18n).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1.5 font-semibold">
            <Trans>In your words, if you like</Trans>
            <input name="words" dir="auto" maxLength={1000} autoComplete="off" className={controlLooks} />
          </label>
          <div>
            <button type="submit" className={buttonLooks('secondary', 'small')}>
              <Trans>Send the report</Trans>
            </button>
          </div>
        </form>
      )}
    </details>
  );
}
