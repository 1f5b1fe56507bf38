// What can be done about the money of a plan just now: pay, answer a question first, or wait.
import type { PlanMoney } from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import { Trans } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import { DeathOccurred } from './death-occurred';
import { IntentQuestion } from './intent-question';
import { BlockedNotice, SettledNotice, TrustNotice, UnderWayNotice } from './nothing-to-pay';
import { PayChoices } from './pay-choices';
import { useBeginPayment } from './use-begin-payment';

type Props = {
  plan: Plan;
  money: PlanMoney;
  /** Something else comes first on the page. */
  isQuiet: boolean;
};

export function WaysToPay({ plan, money, isQuiet }: Props) {
  if (money.blocked === 'intent-unknown') return <IntentQuestion plan={plan} />;
  if (money.blocked === 'plan-ahead')
    return (
      <div className="grid gap-4">
        <BlockedNotice blocked="plan-ahead" />
        <DeathOccurred plan={plan} />
      </div>
    );
  if (money.blocked) return <BlockedNotice blocked={money.blocked} />;
  if (money.isUnderWay) return <UnderWayNotice />;
  if (money.offers.deposit === null && money.offers.full === null) return <SettledNotice money={money} />;
  return <Paying plan={plan} money={money} isQuiet={isQuiet} />;
}

function Paying({ plan, money, isQuiet }: Props) {
  const { begin, opening, problem, changed, isOff, forgetChange } = useBeginPayment(plan);
  return (
    <div className="grid gap-4">
      {plan.planIntent === 'plan-ahead' && money.trustPartner && <TrustNotice partner={money.trustPartner} />}
      <div role="status" className="empty:hidden">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {changed && (
          <AmountChanged
            cents={changed.cents}
            onPay={() => void begin(changed.type, changed.cents)}
            onDecline={forgetChange}
          />
        )}
      </div>
      {money.isSecured && <WhatIsSecured cents={money.balanceCents} />}
      <PayChoices
        money={money}
        opening={opening}
        isOff={isOff}
        isQuiet={isQuiet}
        onPay={(type, cents) => void begin(type, cents)}
      />
      <p className="text-ink-2 text-ui">
        {plan.adjustments.some(({ state }) => state === 'requested') && (
          <Trans>What you asked to have adjusted is not part of these amounts until our team confirms it.</Trans>
        )}{' '}
        <Trans>
          Once something is paid, our team changes package and add-ons together with you. Venue and date stay yours to
          choose.
        </Trans>
      </p>
    </div>
  );
}

/** So that nobody wonders whether the service waits for the rest. */
function WhatIsSecured({ cents }: { cents: number }) {
  const left = <Amount from="ours" cents={cents} />;
  return (
    <p>
      <Trans>The deposit has arrived and secures the service. {left} is left, and can be paid later.</Trans>
    </p>
  );
}

function AmountChanged({ cents, onPay, onDecline }: { cents: number; onPay: () => void; onDecline: () => void }) {
  const amount = <Amount from="ours" cents={cents} />;
  return (
    <Notice tone="warn" title={<Trans>The amount has changed: it is {amount} now</Trans>}>
      <p>
        <Trans>The plan or a payment changed since it was shown. Nothing was charged.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" variant="secondary" onClick={onPay}>
          <span>
            <Trans>Go on with {amount}</Trans>
          </span>
        </Button>
        <Button size="small" variant="ghost" onClick={onDecline}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Notice>
  );
}
