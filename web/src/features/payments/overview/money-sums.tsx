import { DEPOSIT_PERCENT, type PlanMoney } from '@evenlight/contract/payments';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { classNames } from '../../../ui/base/class-names';
import { Sum } from '../../plans/sums';

/** What the plan costs, what has arrived, and what is left. */
export function MoneySums({ money, className }: { money: PlanMoney; className?: string }) {
  const { totalCents, paidCents, balanceCents, promisedCents, depositCents, offers, blocked } = money;
  // Whoever plans ahead owes nothing, so there is nothing to subtract.
  if (blocked === 'plan-ahead')
    return (
      <dl className={className}>
        <Sum label={<Trans>Estimated total</Trans>}>
          <Amount from="ours" cents={totalCents} />
        </Sum>
      </dl>
    );
  return (
    <dl className={classNames('grid grid-cols-1 gap-2.5', className)}>
      <Sum label={<Trans>Total</Trans>}>
        <Amount from="ours" cents={totalCents} />
      </Sum>
      {offers.deposit !== null && (
        <Sum label={<Trans>Deposit ({DEPOSIT_PERCENT}%)</Trans>}>
          <Amount from="ours" cents={depositCents} />
        </Sum>
      )}
      <Sum label={<Trans>Paid so far</Trans>}>
        <Amount from="family" cents={paidCents} />
      </Sum>
      <Sum label={<Trans>Still to be paid</Trans>} className="border-line-strong border-t pt-3">
        <Amount from="ours" cents={Math.max(0, balanceCents)} className="font-serif text-[1.9rem] leading-tight" />
      </Sum>
      {promisedCents > 0 && (
        <Sum label={<Trans>of which asked of others</Trans>}>
          <Amount from="family" cents={promisedCents} />
        </Sum>
      )}
    </dl>
  );
}
