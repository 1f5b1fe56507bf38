// What was paid for a plan, and giving some of it back.
import type { PlanId } from '@evenlight/contract/ids';
import type { Payment, PlanMoney } from '@evenlight/contract/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../../../parts/amount';
import { momentInWords } from '../../../../platform/dates';
import { plainAmount } from '../../../../platform/plain-amount';
import { Badge } from '../../../../ui/base/badge';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { Fact } from '../../../../ui/base/fact';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { typeWords } from '../../../payments/payment-words';
import { CaseRefund } from './case-refund';
import { Refund } from './refund';

const states: Record<Payment['state'], MessageDescriptor> = {
  open: msg({ message: 'Begun', context: 'payment' }),
  processing: msg({ message: 'Being confirmed', context: 'payment' }),
  succeeded: msg({ message: 'Paid', context: 'payment' }),
  canceled: msg({ message: 'Called off', context: 'payment' }),
};

export function CaseMoney({ planId, money }: { planId: PlanId; money: PlanMoney }) {
  const { t } = useLingui();
  const { totalCents, paidCents, balanceCents, promisedCents, payments, refundRequest } = money;
  return (
    <Card>
      {refundRequest && <CaseRefund key={refundRequest.id} planId={planId} asked={refundRequest} />}
      <dl className="grid grid-cols-pairs gap-x-8 gap-y-4 lg:grid-cols-4">
        <Fact label={t`Total`}>
          <Amount from="ours" cents={totalCents} />
        </Fact>
        <Fact label={t`Paid so far`}>
          <Amount from="family" cents={paidCents} />
        </Fact>
        <Fact label={t`Still to be paid`}>
          <Amount from="ours" cents={balanceCents} />
        </Fact>
        <Fact label={t`Asked of others`}>
          <Amount from="family" cents={promisedCents} />
        </Fact>
      </dl>
      {payments.length === 0 ? (
        <p className="mt-5 text-ink-2">
          <Trans>Nothing was paid yet.</Trans>
        </p>
      ) : (
        <ul className="mt-6 border-line border-t">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} planId={planId} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PaymentLine({ planId, payment }: { planId: PlanId; payment: Payment }) {
  const { t, i18n } = useLingui();
  const box = useKeptFocus<HTMLLIElement>();
  const [isRefunding, setIsRefunding] = useState(false);
  const { type, cents, refundedCents, state, payerName, reference, isTest, createdAt, settledAt } = payment;
  const at = momentInWords(settledAt ?? createdAt, i18n);
  const who = payerName ?? t`Somebody who has left`;
  const refunded = <Amount from="family" cents={refundedCents} />;
  const amount = plainAmount(cents);
  const canRefund = state === 'succeeded' && refundedCents < cents;
  return (
    <li ref={box} tabIndex={-1} className="border-line border-b py-4 outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">
          <span className="font-semibold">{i18n._(typeWords[type])}</span>
          <span className="block wrap-anywhere text-ink-2 text-sm">{t`${who}, ${at}`}</span>
          <span className="block wrap-anywhere text-ink-2 text-sm">{reference}</span>
        </span>
        {isTest && <Badge tone="line">{t`Test payment`}</Badge>}
        <Badge tone={state === 'succeeded' ? 'ok' : 'line'}>{i18n._(states[state])}</Badge>
        <Amount from="family" cents={cents} />
      </div>
      {refundedCents > 0 && (
        <p className="mt-1.5 text-ink-2 text-ui">
          <Trans>Given back: {refunded}</Trans>
        </p>
      )}
      {canRefund && !isRefunding && (
        <Button
          variant="ghost"
          size="small"
          className="-ms-4 mt-1"
          aria-label={t`Give back: ${amount}`}
          onClick={() => setIsRefunding(true)}
        >
          <Trans>Give back</Trans>
        </Button>
      )}
      {canRefund && isRefunding && <Refund planId={planId} payment={payment} onDone={() => setIsRefunding(false)} />}
    </li>
  );
}
