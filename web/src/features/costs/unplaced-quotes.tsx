// Whoever has several plans says for which one vendors were asked.
import type { PlanCosts } from '@evenlight/contract/costs';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../platform/dates';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';
import { usePlaceRequest } from './queries';

export function UnplacedQuotes({ costs: { planId, unplaced } }: { costs: PlanCosts }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error } = usePlaceRequest(planId);
  const phrase = phraseFor(error);
  if (unplaced.length === 0) return null;
  return (
    <section
      aria-labelledby="unplaced"
      className="mt-5 rounded-md border border-line-strong border-dashed px-4 py-3 print:hidden"
    >
      <h3 id="unplaced" className="font-sans font-semibold text-ui">
        <Trans>You asked these vendors. Is it for this plan?</Trans>
      </h3>
      <ul>
        {unplaced.map(({ requestId, sentAt, vendorNames }) => {
          const [names, day] = [new Intl.ListFormat(i18n.locale).format(vendorNames), dayInWords(sentAt, i18n)];
          return (
            <li key={requestId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="wrap-anywhere min-w-0 flex-1 basis-48 text-ui">
                <span translate="no">{names}</span>
                <span className="block text-ink-2 text-sm">{t`Asked on ${day}`}</span>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t`For this plan: ${names}`}
                state={isPending && variables === requestId ? 'loading' : 'idle'}
                onClick={() => mutate(requestId)}
              >
                <Trans>For this plan</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
      <div role="status" className="empty:hidden">
        {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
      </div>
    </section>
  );
}
