// The money of one plan: what it costs, what is paid, and the ways to pay. The workflow and the dashboard both show it.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { Trans } from '@lingui/react/macro';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { SkeletonList } from '../../ui/status/skeleton';
import { MoneySums } from './overview/money-sums';
import { PaymentHistory } from './overview/payment-history';
import { WaysToPay } from './overview/ways-to-pay';
import { CannotLook } from './page/cannot-look';
import { usePlanMoney } from './queries';
import { RefundForm } from './refund/refund-form';
import { Shares } from './shares/shares';
import { TestPaymentsNote } from './test-payments-note';

type Props = {
  plan: Plan;
  /** As the page's loader has read it; left out, it is read here. */
  initial?: PlanMoney | undefined;
  /** Something else comes first on the page. */
  isQuiet?: boolean;
};

export function PlanPayments({ plan, initial, isQuiet = false }: Props) {
  const { data: money, error, refetch, isFetching } = usePlanMoney(plan, initial);
  if (money) return <Money plan={plan} money={money} isQuiet={isQuiet} />;
  if (!error) return <SkeletonList rows={2} />;
  return (
    <CannotLook
      level="h3"
      title={<Trans>We could not load the payments of this plan</Trans>}
      safe={<Trans>What was paid is safe. Look here before you pay again.</Trans>}
      error={error}
      isLooking={isFetching}
      onLook={refetch}
    />
  );
}

type MoneyProps = { plan: Plan; money: PlanMoney; isQuiet: boolean };

function Money({ plan, money, isQuiet }: MoneyProps) {
  const box = useKeptFocus<HTMLDivElement>();
  return (
    // By the room there is: the dashboard's card is narrower than the workflow.
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-8 @3xl:grid-cols-[minmax(0,1fr)_18rem] @3xl:gap-10">
        <div className="@3xl:order-last">
          <MoneySums money={money} />
        </div>
        <div ref={box} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-8 outline-none">
          {money.isTest && money.blocked !== 'plan-ahead' && <TestPaymentsNote />}
          <WaysToPay plan={plan} money={money} isQuiet={isQuiet} />
          <Shares plan={plan} money={money} />
          <PaymentHistory payments={money.payments} />
          <RefundForm plan={plan} money={money} />
        </div>
      </div>
    </div>
  );
}
