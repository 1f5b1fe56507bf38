// The one figure of a home for this plan. It is drawn here alone, together with what is missing from it and whose word it is.
import type { PriceListWords } from '@evenlight/contract/price-lists';
import type { HoleKind, ListSum } from '@evenlight/contract/price-lists/prices';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../parts/amount';
import { plainDay } from '../../platform/dates';
import { lineNames } from './line-words';

type Props = { words: PriceListWords; sum: ListSum; neededCount: number };

export function ListFigure({ words, sum, neededCount }: Props) {
  const { t, i18n } = useLingui();
  const { askedOn, spokenWith } = words;
  const day = askedOn && plainDay(askedOn, i18n);
  const isKnown = sum.holes.length < neededCount;
  return (
    <>
      <span className="block font-serif text-lg leading-snug md:text-2xl print:text-lg">
        {isKnown ? <Amount from="price-list" range={sum} /> : <Trans>No price yet</Trans>}
      </span>
      <Holes holes={sum.holes} />
      <span className="wrap-anywhere block font-normal text-ink-2 text-sm">
        {day ? (spokenWith ? t`told by ${spokenWith} on ${day}` : t`told on ${day}`) : t`as the family wrote it down`}
      </span>
    </>
  );
}

function Holes({ holes }: Pick<ListSum, 'holes'>) {
  const { t, i18n } = useLingui();
  const byKind: Record<HoleKind, (count: number) => string> = {
    missing: (count) => t`${plural(count, { one: '# price missing', other: '# prices missing' })}`,
    'by-unit': (count) => t`${plural(count, { one: '# by the mile or day', other: '# by the mile or day' })}`,
    'not-offered': (count) => t`${plural(count, { one: '# not offered', other: '# not offered' })}`,
  };
  if (holes.length === 0)
    return (
      <span className="block font-normal text-ink-2 text-sm">
        <Trans>Every price you need is in it</Trans>
      </span>
    );
  return (['missing', 'by-unit', 'not-offered'] as const).map((kind) => {
    const names = holes.filter((hole) => hole.kind === kind).map(({ line }) => i18n._(lineNames[line]));
    const [count, list] = [byKind[kind](names.length), names.join(' · ')];
    if (names.length === 0) return null;
    return (
      <span key={kind} className="block font-normal text-sm text-warn">
        <span className="font-semibold">{count}</span>
        {/* On paper all columns stand beside each other, and each gap says so itself. */}
        <span className="block text-ink-2 text-sm print:hidden">{list}</span>
      </span>
    );
  });
}
