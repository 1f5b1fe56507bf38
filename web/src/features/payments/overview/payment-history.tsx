import { pathOf } from '@evenlight/contract/endpoint';
import { getReceiptPdf, type Payment } from '@evenlight/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { dayInWords } from '../../../platform/dates';
import { plainAmount } from '../../../platform/plain-amount';
import { Badge } from '../../../ui/base/badge';
import { TextLink } from '../../../ui/base/text-link';
import { receiptPage } from '../payment-address';
import { typeWords } from '../payment-words';

export function PaymentHistory({ payments }: { payments: Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payment-history">
      <h3 id="payment-history" className="text-xl">
        <Trans>Payments so far</Trans>
      </h3>
      <ul className="mt-3">
        {payments.map((payment) => (
          <Line key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Line({ payment }: { payment: Payment }) {
  const { t, i18n } = useLingui();
  const { id, type, cents, refundedCents, state, payerName, createdAt, settledAt } = payment;
  const payer = payerName ?? t`Somebody who has left`;
  const day = dayInWords(settledAt ?? createdAt, i18n);
  const amount = plainAmount(cents);
  const refunded = <Amount from="family" cents={refundedCents} />;
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold">{i18n._(typeWords[type])}</p>
        <Amount from="family" cents={cents} className="shrink-0" />
      </div>
      <p className="wrap-anywhere text-ink-2 text-ui">{`${payer} · ${day}`}</p>
      <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
        {state === 'processing' && (
          <Badge tone="warn">
            <Trans>Being confirmed</Trans>
          </Badge>
        )}
        {refundedCents > 0 && (
          <Badge tone="line">
            <span>
              <Trans>Given back: {refunded}</Trans>
            </span>
          </Badge>
        )}
      </div>
      {state === 'succeeded' && (
        <p className="flex flex-wrap gap-x-5">
          <TextLink
            to={receiptPage(id)}
            className="inline-flex min-h-11 items-center"
            aria-label={t`View receipt: ${amount}, ${day}`}
          >
            <Trans>View receipt</Trans>
          </TextLink>
          <TextLink
            href={pathOf(getReceiptPdf, { params: { paymentId: id } })}
            className="inline-flex min-h-11 items-center"
            aria-label={t`Receipt as PDF: ${amount}, ${day}`}
          >
            <Trans>PDF</Trans>
          </TextLink>
        </p>
      )}
    </li>
  );
}
