// A price that has changed since: the other figure and the day, beside the one that counts.
import type { PriceChange } from '@evenlight/contract/costs/price-changes';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { dayInWords } from '../../platform/dates';

export function ChangedSince({ change }: { change: PriceChange | undefined }) {
  return (
    change && (
      <span className="block text-ink-2 text-sm">
        <Change change={change} />
      </span>
    )
  );
}

function Change({ change }: { change: PriceChange }) {
  const { i18n } = useLingui();
  if (change.is === 'quote') {
    const before = <Amount from="vendor" cents={change.beforeCents} />;
    const day = dayInWords(change.changedAt, i18n);
    return (
      <Trans>
        It was {before} until {day}
      </Trans>
    );
  }
  const now = <Amount from={change.is === 'venue' ? 'vendor' : 'ours'} cents={change.nowCents} />;
  const day = dayInWords(change.toldAt, i18n);
  return (
    <Trans>
      Today it is {now}. Yours stays as it was told on {day}.
    </Trans>
  );
}
