// The running estimate: a card at the side where there is room, else the total at the bottom, which opens.
import { Trans } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { Card } from '../../ui/base/card';
import { classNames } from '../../ui/base/class-names';
import { Sheet } from '../../ui/overlays/sheet';
import { EstimateLines, type EstimateProps } from './estimate-lines';

export function EstimateNote({ className }: { className?: string }) {
  return (
    <p className={classNames('text-ink-2 text-sm', className)}>
      <Trans>Figures are estimates; final pricing may vary. You have the right to an itemized price list.</Trans>
    </p>
  );
}

export function EstimatePanel({ className, ...props }: EstimateProps & { className?: string }) {
  return (
    <Card as="section" aria-labelledby="estimate-title" className={className}>
      <h2 id="estimate-title" className="mb-4 text-xl">
        <Trans>Your estimate</Trans>
      </h2>
      <EstimateLines {...props} />
      <EstimateNote className="mt-3" />
    </Card>
  );
}

/** The total, where there is no room for the card; it opens into the lines. */
export function EstimateSheet({ className, ...props }: EstimateProps & { className?: string }) {
  return (
    <Sheet
      title={<Trans>Your estimate</Trans>}
      trigger={
        <button
          type="button"
          className={classNames(
            'flex min-h-12 min-w-0 items-center gap-2 rounded-full px-3 text-ink hover:bg-mist max-[23rem]:px-1',
            className,
          )}
        >
          <span className="text-ink-2 text-ui max-sm:sr-only">
            <Trans>Your estimate</Trans>
          </span>
          <span className="grid text-start">
            <span className="font-serif text-xl tabular-nums leading-tight max-[23rem]:text-lg">
              {shownTotal(props)}
            </span>
            {props.estimate.isExample && (
              <span className="text-ink-2 text-sm leading-tight">
                <Trans>Example price</Trans>
              </span>
            )}
          </span>
          <ChevronUp aria-hidden="true" className="size-5 shrink-0 text-ink-2 max-[23rem]:hidden" />
        </button>
      }
    >
      <EstimateLines {...props} />
      <EstimateNote className="mt-4" />
    </Sheet>
  );
}

function shownTotal({ estimate, reading }: EstimateProps): ReactNode {
  if (reading.is === 'failed') return '–';
  return reading.is === 'done' ? <Amount from="ours" cents={estimate.totalCents} /> : '…';
}

/** Says a new total to whoever cannot see it change. */
export function EstimateNews({ estimate, reading }: Pick<EstimateProps, 'estimate' | 'reading'>) {
  const total = <Amount from="ours" cents={estimate.totalCents} />;
  return (
    <p role="status" className="sr-only">
      {reading.is === 'done' && estimate.totalCents > 0 && <Trans>Estimate: {total}</Trans>}
    </p>
  );
}
