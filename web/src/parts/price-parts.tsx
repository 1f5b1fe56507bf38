// The parts of our price, each with its words and its pattern, and the bar that shows them small.
import { type OurPart, ourParts, ourPartsOf, type PricedParts } from '@evenlight/contract/costs/totals';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartPattern } from '../ui/charts/chart-pattern';
import { type ChartSegment, WhereItGoes } from '../ui/charts/where-it-goes';
import { Amount } from './amount';

type OurWords = { name: MessageDescriptor; about: MessageDescriptor; pattern: ChartPattern };

export const partWords: Record<OurPart, OurWords> = {
  service: { name: msg`Services`, about: msg`Work that is done for you`, pattern: 'solid' },
  merchandise: { name: msg`Goods`, about: msg`Merchandise: things that are bought`, pattern: 'hatch' },
  'cash-advance': { name: msg`Passed on`, about: msg`Cash advances: bills of others, paid for you`, pattern: 'dots' },
  venue: { name: msg`Venue`, about: msg`The place of the service`, pattern: 'bars' },
  addons: { name: msg`Add-ons`, about: msg`What you added`, pattern: 'plain' },
  adjustments: { name: msg`Adjustments`, about: msg`Changes of the price`, pattern: 'lines' },
};

/** The venue names its own price; it is paid with ours. */
export const sourceOf = (part: OurPart) => (part === 'venue' ? 'vendor' : 'ours');

export const othersPattern: ChartPattern = 'checks';

export function useOurSegments() {
  const { i18n } = useLingui();
  return (priced: PricedParts): ChartSegment[] => {
    const cents = ourPartsOf(priced);
    return ourParts
      .filter((part) => cents[part] !== 0)
      .map((part) => ({
        key: part,
        label: i18n._(partWords[part].name),
        amount: <Amount from={sourceOf(part)} cents={cents[part]} />,
        // What is taken off makes nothing longer.
        size: Math.max(0, cents[part]),
        pattern: partWords[part].pattern,
      }));
  };
}

type Props = { priced: PricedParts; look: 'row' | 'line'; className?: string };

export function PriceParts({ priced, look, className }: Props) {
  const { t } = useLingui();
  const segments = useOurSegments()(priced);
  return (
    <div className={className}>
      <WhereItGoes look={look} segments={segments} caption={t`Where it goes`} heads={[t`Part`, t`Amount`]} />
      {segments.length === 0 && (
        <p className="mt-2 text-ink-2 text-sm">
          <Trans>Choose a package and the bar fills</Trans>
        </p>
      )}
    </div>
  );
}
