// When there is nothing to pay on the payment page: a part is missing, or it is over already.
import { PaymentId, PlanId } from '@evenlight/contract/ids';
import type { OpenPayment } from '@evenlight/contract/payments';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import { PageMessage } from '../../../parts/link-page/page-message';
import { ButtonLink } from '../../../ui/base/button-link';
import { stepPath } from '../../plans/workflow/plan-steps';
import { receiptPage } from '../payment-address';

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

/** What is still shown of a payment when its secret is forgotten. */
export const PaidPayment = z.object({ paymentId: PaymentId, planId: PlanId });

export function PaidAlready({ paid }: { paid: z.infer<typeof PaidPayment> }) {
  return (
    <PageMessage
      title={<Trans>This is paid already</Trans>}
      actions={
        <>
          <ButtonLink to={receiptPage(paid.paymentId)}>
            <Trans>View Receipt</Trans>
          </ButtonLink>
          <ToPlan planId={paid.planId} variant="secondary" />
        </>
      }
    >
      <p>
        <Trans>Thank you. Nothing else is needed here.</Trans>
      </p>
    </PageMessage>
  );
}

export function PaymentOver({ payment }: { payment: Pick<OpenPayment, 'state' | 'planId'> }) {
  if (payment.state !== 'processing') return <PaymentClosed planId={payment.planId} />;
  return (
    <PageMessage
      title={<Trans>Your payment is being confirmed</Trans>}
      actions={<ToPlan planId={payment.planId} variant="primary" />}
    >
      <p>
        <Trans>There is nothing to do. It shows with your plan as soon as it is confirmed.</Trans>
      </p>
    </PageMessage>
  );
}

/** It was called off before any money moved: the plan changed, or another payment took its place. */
export function PaymentClosed({ planId }: { planId: PlanId }) {
  return (
    <PageMessage title={<Trans>This payment is closed</Trans>} actions={<ToPlan planId={planId} variant="primary" />}>
      <p>
        <Trans>
          Nothing was charged. Your bank may show the amount as pending for some days; it goes away by itself. What is
          to be paid may have changed; begin once more from your plan.
        </Trans>
      </p>
    </PageMessage>
  );
}

function ToPlan({ planId, variant }: { planId: PlanId; variant: 'primary' | 'secondary' }) {
  return (
    <ButtonLink to={stepPath(planId, 'payment')} variant={variant}>
      <Trans>Back to the plan</Trans>
    </ButtonLink>
  );
}
