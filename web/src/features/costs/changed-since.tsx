// A price that has changed since: the other figure and the day, beside the one that counts.
import type { PriceChange } from '@evenlight/contract/costs/price-changes';
import { inDollarsExactly } from '@evenlight/contract/money';
import { useLingui } from '@lingui/react/macro';
import { dayInWords } from '../../platform/dates';

export function ChangedSince({ change }: { change: PriceChange | undefined }) {
  const words = useChangeInWords();
  return change ? <span className="block text-ink-2 text-sm">{words(change)}</span> : null;
}

function useChangeInWords() {
  const { t, i18n } = useLingui();
  return (change: PriceChange) => {
    if (change.is === 'quote') {
      const [before, day] = [inDollarsExactly(change.beforeCents), dayInWords(change.changedAt, i18n)];
      return t`It was ${before} until ${day}`;
    }
    const [now, day] = [inDollarsExactly(change.nowCents), dayInWords(change.toldAt, i18n)];
    return t`Today it is ${now}. Yours stays as it was told on ${day}.`;
  };
}
