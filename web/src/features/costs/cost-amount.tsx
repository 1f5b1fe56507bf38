// An amount of the whole cost. It is drawn here alone, and only together with where it is from.
import type { CentsRange, CostLine } from '@evenlight/contract/costs/cost-lines';
import { inDollarsExactly } from '@evenlight/contract/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { plainDay } from '../../platform/dates';

export function useRangeInWords() {
  const { t } = useLingui();
  return ({ lowCents, highCents }: CentsRange) => {
    const [low, high] = [inDollarsExactly(lowCents), inDollarsExactly(highCents)];
    return low === high ? low : t`${low} to ${high}`;
  };
}

export function CostAmount({ line }: { line: CostLine }) {
  const inWords = useRangeInWords();
  const { figure } = line;
  if (!figure) return null;
  return (
    <span className="block text-end">
      <span className="block font-serif text-lg tabular-nums leading-snug">{inWords(figure)}</span>
      <span className="wrap-anywhere block text-ink-2 text-sm">
        <Source line={line} />
      </span>
    </span>
  );
}

function Source({ line: { source, quotes, fact, copies, figure } }: { line: CostLine }) {
  const { t, i18n } = useLingui();
  if (source === 'quote') {
    const state = quotes.some((quote) => quote.state === 'agreed') ? 'agreed' : 'quoted';
    const names = quotes.filter((quote) => quote.state === state).map(({ vendorName }) => vendorName);
    return <span translate="no">{new Intl.ListFormat(i18n.locale).format(names)}</span>;
  }
  if (source === 'family' || fact?.is !== 'told' || !figure) return <Trans>written by the family</Trans>;
  const checked = plainDay(fact.checkedOn, i18n);
  if (!copies || fact.figure.unit !== 'dollars') return t`checked on ${checked}`;
  const each = inDollarsExactly(fact.figure.lowCents);
  const { low, high } = copies;
  const count = low === high ? String(low) : t`${low} to ${high}`;
  return t`${count} at ${each}, checked on ${checked}`;
}
