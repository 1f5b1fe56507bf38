// /payment: one payment that was begun, by its secret. All that is shown of it comes from the server.
import type { OpenPayment } from '@evenlight/contract/payments';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { CardForm } from '../../features/payments/card/card-form';
import { AskedPayment, paymentIn, resultPage } from '../../features/payments/payment-address';
import { isProblem, useOpenPayment } from '../../features/payments/queries';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { ErrorState } from '../../ui/status/error-state';
import { pathOfPlan } from '../plans/workflow/plan-steps';
import { noReferrer, revalidateElsewhere, useAskedInAddress } from './page/asked-in-address';
import { useOwnDocument } from './page/own-document';
import { PageLoading } from './page/page-loading';
import { PaymentMissing, PaymentOver } from './page/payment-outcomes';
import { PaymentSummary } from './page/payment-summary';

export const shouldRevalidate = revalidateElsewhere;

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  return null;
}

export function meta({ matches }: MetaArgs) {
  return [...quietMeta(matches, msg`Payment`), noReferrer];
}

export default function PaymentScreen() {
  useOwnDocument('/payment');
  const asked = useAskedInAddress(AskedPayment, paymentIn);
  if (asked === undefined) return <PageLoading title={<Trans>Payment</Trans>} />;
  return asked ? <FoundPayment asked={asked} /> : <PaymentMissing />;
}

function FoundPayment({ asked }: { asked: AskedPayment }) {
  const { data: payment, error, refetch, isFetching } = useOpenPayment(asked);
  if (payment?.state === 'open') return <Paying asked={asked} payment={payment} />;
  if (payment) return <PaymentOver payment={payment} asked={asked} />;
  if (!error) return <PageLoading title={<Trans>Payment</Trans>} />;
  if (isProblem(error, 'payment.not_found')) return <PaymentMissing />;
  return (
    <Wrap className="py-12 sm:py-20">
      <ErrorState
        level="h1"
        title={<Trans>Unable to process payment. Please try again.</Trans>}
        safe={<Trans>Nothing was charged.</Trans>}
        next={<Trans>The payment service does not answer just now. Wait a moment, then try again.</Trans>}
        retryState={isFetching ? 'loading' : 'idle'}
        onRetry={() => void refetch()}
        action={
          <ButtonLink to={pathOfPlan(asked.planId, 2)} variant="secondary">
            <Trans>Back to the plan</Trans>
          </ButtonLink>
        }
      />
    </Wrap>
  );
}

function Paying({ asked, payment }: { asked: AskedPayment; payment: OpenPayment }) {
  const { clientSecret } = asked;
  return (
    <Wrap className="py-8 sm:py-12">
      <TextLink to={pathOfPlan(payment.planId, 2)} className="inline-flex min-h-11 items-center">
        <Trans>Back to the plan</Trans>
      </TextLink>
      <h1 className="mt-1 text-title">
        <Trans>Payment</Trans>
      </h1>
      <div className="mt-6 grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PaymentSummary payment={payment} className="lg:sticky lg:top-6 lg:order-last" />
        <Card as="section" aria-labelledby="card" className="min-w-0">
          <h2 id="card" className="mb-5 text-2xl">
            <Trans>Your card</Trans>
          </h2>
          <CardForm
            cardForm={payment.cardForm}
            clientSecret={clientSecret}
            cents={payment.cents}
            failure={payment.failure}
            returnPath="/payment-success"
            onConfirmed={({ paymentIntent, status }) =>
              window.location.assign(resultPage({ paymentIntent, clientSecret }, status))
            }
          />
        </Card>
      </div>
    </Wrap>
  );
}
