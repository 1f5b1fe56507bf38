import type { Estimate, PricedLine } from '@evenlight/contract/estimates';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { classNames } from '../../ui/base/class-names';
import { ExampleSum } from '../catalogue/example-prices';

type Props = { estimate: Estimate; lines: readonly PricedLine[]; venueName: string | null; className?: string };

/** What the total is made of. Each part counts once. */
export function Sums({ estimate, lines, venueName, className }: Props) {
  const { t } = useLingui();
  const { packageCents, addonCents, estimateCents, venueCents, adjustmentCents, totalCents } = estimate;
  return (
    <dl className={classNames('grid grid-cols-1 gap-2.5', className)}>
      <Sum label={<Trans>Package</Trans>}>
        <Amount from="ours" cents={packageCents} />
      </Sum>
      <Sum label={<Trans>Add-ons</Trans>}>
        <Amount from="ours" cents={addonCents} />
      </Sum>
      <Sum label={<Trans>Plan estimate</Trans>} className="border-line border-t pt-2.5">
        <Amount from="ours" cents={estimateCents} />
      </Sum>
      {/* Not Trans: a name could be read as markup. */}
      <Sum label={venueName ? t`Venue: ${venueName}` : t`No venue chosen yet`}>
        <Amount from="vendor" cents={venueCents} />
      </Sum>
      {adjustmentCents !== 0 && (
        <Sum label={<Trans>Confirmed adjustments</Trans>}>
          <Amount from="ours" cents={adjustmentCents} isSigned />
        </Sum>
      )}
      <Sum label={<Trans>Total</Trans>} className="border-line-strong border-t pt-3">
        <ExampleSum lines={lines} />{' '}
        <Amount from="ours" cents={totalCents} className="font-serif text-[1.9rem] leading-tight" />
      </Sum>
    </dl>
  );
}

/** One line of a sum. */
export function Sum({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere', className)}>
      <dt className="min-w-0 flex-1 basis-[5rem] text-ink-2">{label}</dt>
      <dd className="ms-auto tabular-nums">{children}</dd>
    </div>
  );
}
