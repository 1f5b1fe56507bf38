// When there is nothing to pay on the payment page: a part is missing, or it is over already.
import type { OpenPayment } from '@evenlight/contract/payments';
import { Trans } from '@lingui/react/macro';
import { type AskedPayment, receiptPage } from '../../../features/payments/payment-address';
import { ButtonLink } from '../../../ui/base/button-link';
import { pathOfPlan } from '../../plans/workflow/plan-steps';
import { PageMessage } from './page-message';

export function PaymentMissing() {
  return (
    <PageMessage
      title={<Trans>Missing payment information</Trans>}
      actions={
        <>
          <ButtonLink to="/plans">
            <Trans>Your plans</Trans>
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="secondary">
            <Trans>Go to the dashboard</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>
          This address does not say which payment it is for, or the payment is not yours to see. Nothing was charged.
          Open your plan, and begin from there.
        </Trans>
      </p>
    </PageMessage>
  );
}

type OverProps = { payment: OpenPayment; asked: AskedPayment };

export function PaymentOver({ payment, asked }: OverProps) {
  const toPlan = (
    <ButtonLink to={pathOfPlan(asked.planId, 2)} variant={payment.state === 'succeeded' ? 'secondary' : 'primary'}>
      <Trans>Back to the plan</Trans>
    </ButtonLink>
  );
  if (payment.state === 'succeeded')
    return (
      <PageMessage
        title={<Trans>This is paid already</Trans>}
        actions={
          <>
            <ButtonLink to={receiptPage(payment.paymentId)}>
              <Trans>View Receipt</Trans>
            </ButtonLink>
            {toPlan}
          </>
        }
      >
        <p>
          <Trans>Thank you. Nothing else is needed here.</Trans>
        </p>
      </PageMessage>
    );
  if (payment.state === 'processing')
    return (
      <PageMessage title={<Trans>Your payment is being confirmed</Trans>} actions={toPlan}>
        <p>
          <Trans>There is nothing to do. It shows with your plan as soon as it is confirmed.</Trans>
        </p>
      </PageMessage>
    );
  return (
    <PageMessage title={<Trans>This payment is closed</Trans>} actions={toPlan}>
      <p>
        <Trans>Nothing was charged. What is to be paid may have changed; begin once more from your plan.</Trans>
      </p>
    </PageMessage>
  );
}
