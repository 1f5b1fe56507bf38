import { DEPOSIT_PERCENT, type PlanMoney } from '@evenlight/contract/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/base/class-names';
import { asCharged } from '../amounts';

/** What the plan costs, what has arrived, and what is left. */
export function MoneySums({ money, className }: { money: PlanMoney; className?: string }) {
  const { totalCents, paidCents, balanceCents, promisedCents, depositCents, offers } = money;
  return (
    <dl className={classNames('grid gap-2.5', className)}>
      <Sum label={<Trans>Total</Trans>}>{asCharged(totalCents)}</Sum>
      {offers.deposit !== null && (
        <Sum label={<Trans>Deposit ({DEPOSIT_PERCENT}%)</Trans>}>{asCharged(depositCents)}</Sum>
      )}
      <Sum label={<Trans>Paid so far</Trans>}>{asCharged(paidCents)}</Sum>
      {promisedCents > 0 && <Sum label={<Trans>Asked of others</Trans>}>{asCharged(promisedCents)}</Sum>}
      <Sum label={<Trans>Still to be paid</Trans>} className="border-line-strong border-t pt-3">
        <span className="font-serif text-[1.9rem] leading-tight">{asCharged(Math.max(0, balanceCents))}</span>
      </Sum>
    </dl>
  );
}

function Sum({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', className)}>
      <dt className="min-w-0 text-ink-2">{label}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
