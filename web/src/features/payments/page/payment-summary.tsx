import type { OpenPayment } from '@evenlight/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Amount } from '../../../parts/amount';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { Fact } from '../../../ui/base/fact';
import { PlanTitle } from '../../plans/plan-names';
import { typeWords } from '../payment-words';

export function PaymentSummary({ payment, className }: { payment: OpenPayment; className?: string }) {
  const { t, i18n } = useLingui();
  const { planNumber, planTitle, type, cents, customerName, services, language } = payment;
  return (
    <Card as="section" aria-labelledby="summary" className={className}>
      <h2 id="summary" className="text-2xl">
        <Trans>What you pay</Trans>
      </h2>
      <dl className="mt-4 grid gap-3">
        <Fact label={t`Plan`}>
          <PlanTitle plan={{ title: planTitle, packageName: services[0] ?? '', language }} />
        </Fact>
        <Fact label={t`Payment type`}>{i18n._(typeWords[type])}</Fact>
        <Fact label={t`Customer`}>
          <span translate="no">{customerName}</span>
        </Fact>
        <Fact label={t`Plan number`} className="tabular-nums">
          {planNumber}
        </Fact>
      </dl>
      {services.length > 0 && (
        <Disclosure className="mt-3 border-t" title={<Trans>Included services</Trans>}>
          <ToldIn of={payment} className="mb-2" />
          <ul className="grid gap-1.5">
            {services.map((service) => (
              <li key={service} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
                <span className="min-w-0 wrap-anywhere">
                  <OwnWords of={payment}>{service}</OwnWords>
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-2">
          <Trans>Total</Trans>
        </span>
        <Amount from="ours" cents={cents} className="font-serif text-[2rem] leading-tight" />
      </p>
    </Card>
  );
}
