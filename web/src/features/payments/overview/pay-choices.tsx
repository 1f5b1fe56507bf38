// The ways an owner can pay just now, each with what it charges.
import type { PaymentType, PlanMoney } from '@evenlight/contract/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../parts/amount';
import { Button } from '../../../ui/base/button';

type Props = {
  money: PlanMoney;
  /** Which of them is being opened. */
  opening: PaymentType | null;
  isOff: boolean;
  /** Something else comes first on the page. */
  isQuiet: boolean;
  onPay: (type: PaymentType, cents: number) => void;
};

export function PayChoices({ money, opening, isOff, isQuiet, onPay }: Props) {
  const { deposit, full } = money.offers;
  const first = isQuiet ? 'secondary' : 'primary';
  const choiceOf = (type: PaymentType, cents: number) => ({
    cents,
    isOff,
    isOpening: opening === type,
    onPay: () => onPay(type, cents),
  });
  return (
    <div className="grid gap-4">
      {deposit !== null && (
        <Choice {...choiceOf('deposit', deposit)} variant={first} words={<Trans>Pay deposit</Trans>}>
          <Trans>It is enough for us to begin. The rest can be paid later.</Trans>
        </Choice>
      )}
      {full !== null && (
        <Choice
          {...choiceOf('full', full)}
          variant={deposit === null ? first : 'secondary'}
          words={money.promisedCents > 0 ? <Trans>Pay the rest</Trans> : <Trans>Pay in full</Trans>}
        >
          <WhatIsFull money={money} />
        </Choice>
      )}
    </div>
  );
}

function WhatIsFull({ money }: { money: PlanMoney }) {
  const promised = <Amount from="family" cents={money.promisedCents} />;
  if (money.promisedCents > 0) return <Trans>Others were asked to pay {promised}. This is what is left for you.</Trans>;
  if (money.paidCents > 0) return <Trans>All that is still to be paid.</Trans>;
  return <Trans>Everything at once. Nothing is left to pay.</Trans>;
}

type ChoiceProps = {
  cents: number;
  isOff: boolean;
  isOpening: boolean;
  onPay: () => void;
  variant: 'primary' | 'secondary';
  words: ReactNode;
  children: ReactNode;
};

function Choice({ cents, isOff, isOpening, onPay, variant, words, children }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-serif text-2xl">
          <Amount from="ours" cents={cents} />
        </p>
        <p className="mt-1 text-ink-2 text-ui">{children}</p>
      </div>
      <Button
        variant={variant}
        className="max-sm:w-full"
        disabled={isOff}
        state={isOpening ? 'loading' : 'idle'}
        onClick={onPay}
      >
        {words}
      </Button>
    </div>
  );
}
