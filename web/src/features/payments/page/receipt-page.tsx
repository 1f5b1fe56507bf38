import type { Receipt } from '@evenlight/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { useHouse } from '../../../parts/use-house';
import { dayInWords } from '../../../platform/dates';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { PlanTitle } from '../../plans/plan-names';
import { DownloadPdf } from '../../plans/statement/statement-links';
import { typeWords } from '../payment-words';

export function ReceiptPage({ receipt, pdfHref }: { receipt: Receipt; pdfHref: string }) {
  const { name } = useHouse().hours.brand;
  return (
    <Wrap className="py-10 sm:py-14 print:p-0">
      <div className="max-w-[44rem] print:max-w-none">
        <TextLink to="/plans" className="inline-flex min-h-11 items-center print:hidden">
          <Trans>Your plans</Trans>
        </TextLink>
        <h1 className="mt-1 text-title">
          <Trans>Receipt</Trans>
        </h1>
        <p className="mt-1 text-ink-2">{name}</p>
        {receipt.isTest && (
          <p className="mt-3 font-semibold">
            <Trans>Test payments: no card is charged</Trans>
          </p>
        )}
        <div className="mt-6">
          <DownloadPdf href={pdfHref} />
        </div>
        <Card className="mt-8">
          <Facts receipt={receipt} />
          <Services receipt={receipt} />
          <Sums receipt={receipt} />
        </Card>
      </div>
    </Wrap>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { cents, type, paidAt, payerName, reference, planNumber, personName } = receipt;
  const { packageName } = receipt;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label={t`Amount paid`} className="font-serif text-[2rem] leading-tight">
        <Amount from="family" cents={cents} />
      </Fact>
      <Fact label={t`Paid on`}>{dayInWords(paidAt, i18n)}</Fact>
      <Fact label={t`Paid by`}>
        <span translate="no">{payerName}</span>
      </Fact>
      <Fact label={t`Payment type`}>{i18n._(typeWords[type])}</Fact>
      <Fact label={t`Plan`}>
        <PlanTitle plan={{ ...receipt, title: receipt.planTitle }} />
      </Fact>
      <Fact label={t`Plan number`}>{planNumber}</Fact>
      {personName && (
        <Fact label={t`For`}>
          <span translate="no">{personName}</span>
        </Fact>
      )}
      <Fact label={t`Package`}>
        <OwnWords of={receipt}>{packageName}</OwnWords>
      </Fact>
      <Fact label={t`Payment ID`}>{reference}</Fact>
    </dl>
  );
}

function Services({ receipt }: { receipt: Receipt }) {
  const { services } = receipt;
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services" className="mt-6 border-line border-t pt-5">
      <h2 id="services" className="text-xl">
        <Trans>Included services</Trans>
      </h2>
      <ToldIn of={receipt} />
      <ul className="mt-3 grid list-disc gap-1 ps-5 sm:grid-cols-2 sm:gap-x-8">
        {services.map((service) => (
          <li key={service} className="wrap-anywhere">
            <OwnWords of={receipt}>{service}</OwnWords>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sums({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { refunds, totalCents, paidCents, balanceCents } = receipt;
  return (
    <section aria-labelledby="plan-money" className="mt-6 border-line border-t pt-5">
      <h2 id="plan-money" className="text-xl">
        <Trans>The plan as it stands today</Trans>
      </h2>
      <dl className="mt-3 grid gap-2">
        {refunds.map(({ cents, at }) => {
          const day = dayInWords(at, i18n);
          return <Sum key={at} label={t`Given back on ${day}`} from="family" cents={cents} />;
        })}
        <Sum label={t`Total`} from="ours" cents={totalCents} />
        <Sum label={t`Paid so far`} from="family" cents={paidCents} />
        <Sum label={t`Still to be paid`} from="ours" cents={Math.max(0, balanceCents)} />
      </dl>
    </section>
  );
}

function Sum({ label, ...money }: { label: string; from: 'ours' | 'family'; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd>
        <Amount {...money} />
      </dd>
    </div>
  );
}
