// /payment: one payment that was begun, by its secret. All that is shown of it comes from the server.
import type { OpenPayment } from '@evenlight/contract/payments';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useAskedInAddress, useKeepPaid, usePaidBefore } from '../../parts/link-page/asked-in-address';
import { PageLoading } from '../../parts/link-page/page-loading';
import { revalidateElsewhere } from '../../parts/revalidation';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { stepPath } from '../plans/workflow/plan-steps';
import { CardForm } from './card/card-form';
import { CannotLook } from './page/cannot-look';
import { useOwnDocument } from './page/own-document';
import { PaidAlready, PaidPayment, PaymentMissing, PaymentOver } from './page/payment-outcomes';
import { PaymentSummary } from './page/payment-summary';
import { AskedPayment, PAYMENT_PATH, paymentIn, RESULT_PATH, resultPage } from './payment-address';
import { isProblem, useOpenPayment } from './queries';

export const shouldRevalidate = revalidateElsewhere;

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  return null;
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Payment`);
}

export default function PaymentScreen() {
  useOwnDocument(PAYMENT_PATH);
  const asked = useAskedInAddress(PAYMENT_PATH, AskedPayment, paymentIn);
  const paid = usePaidBefore(PAYMENT_PATH, PaidPayment);
  if (asked === undefined) return <PageLoading title={<Trans>Payment</Trans>} />;
  if (paid) return <PaidAlready paid={paid} />;
  return asked ? <FoundPayment asked={asked} /> : <PaymentMissing />;
}

function FoundPayment({ asked }: { asked: AskedPayment }) {
  const { data: payment, error, refetch, isFetching } = useOpenPayment(asked);
  useKeepPaid(PAYMENT_PATH, PaidPayment, payment?.state === 'succeeded' ? payment : undefined);
  if (payment?.state === 'open') return <Paying asked={asked} payment={payment} onOver={refetch} />;
  if (payment?.state === 'succeeded') return <PaidAlready paid={payment} />;
  if (payment) return <PaymentOver payment={payment} />;
  if (!error) return <PageLoading title={<Trans>Payment</Trans>} />;
  if (isProblem(error, 'payment.not_found')) return <PaymentMissing />;
  return (
    <Wrap className="py-12 sm:py-20">
      <CannotLook
        level="h1"
        title={<Trans>We cannot show this payment just now</Trans>}
        safe={<Trans>What was paid is safe. Look at your plan before you pay again.</Trans>}
        error={error}
        isLooking={isFetching}
        onLook={refetch}
        action={
          <ButtonLink to={stepPath(asked.planId, 'payment')} variant="secondary">
            <Trans>Back to the plan</Trans>
          </ButtonLink>
        }
      />
    </Wrap>
  );
}

type PayingProps = { asked: AskedPayment; payment: OpenPayment; onOver: () => Promise<unknown> };

function Paying({ asked, payment, onOver }: PayingProps) {
  const { clientSecret } = asked;
  return (
    <Wrap className="py-8 sm:py-12">
      <TextLink to={stepPath(payment.planId, 'payment')} className="inline-flex min-h-11 items-center">
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
            returnPath={RESULT_PATH}
            onOver={onOver}
            onConfirmed={({ paymentIntent, status }) =>
              window.location.assign(resultPage({ paymentIntent, clientSecret }, status))
            }
          />
        </Card>
      </div>
    </Wrap>
  );
}
