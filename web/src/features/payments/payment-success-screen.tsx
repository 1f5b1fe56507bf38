// /payment-success: how a payment went. The server asks the provider; what the address says about it counts for nothing.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { useAskedInAddress, useKeepPaid, usePaidBefore } from '../../parts/link-page/asked-in-address';
import { forgetLatest } from '../../parts/link-page/kept-page';
import { PageLoading } from '../../parts/link-page/page-loading';
import { revalidateElsewhere } from '../../parts/revalidation';
import { readStored, writeStored } from '../../platform/browser-storage';
import { countMoment } from '../../platform/moments';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { paymentSuccessfulToast } from '../../ui/overlays/toast-presets';
import { toasts } from '../../ui/overlays/toast-store';
import { PaymentClosed } from './page/payment-outcomes';
import { BeingConfirmed, MadePayment, type Result, StatusUnknown, Succeeded } from './page/result-outcomes';
import { AskedResult, PAYMENT_PATH, RESULT_PATH, receiptPage, resultIn } from './payment-address';
import { usePaymentResult } from './queries';

export const shouldRevalidate = revalidateElsewhere;

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  return null;
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Your payment`);
}

export default function PaymentSuccessScreen() {
  const asked = useAskedInAddress(RESULT_PATH, AskedResult, resultIn);
  const made = usePaidBefore(RESULT_PATH, MadePayment);
  if (asked === undefined) return <PageLoading title={<Trans>Your payment</Trans>} />;
  if (made) return <Succeeded made={made} />;
  return asked ? <KnownPayment asked={asked} /> : <StatusUnknown />;
}

function KnownPayment({ asked }: { asked: AskedResult }) {
  const { data: result, error, refetch, isFetching } = usePaymentResult(asked);
  const isPaid = result?.state === 'succeeded';
  useTellOnce(isPaid ? result : undefined);
  useKeepPaid(RESULT_PATH, MadePayment, isPaid ? result : undefined);
  useEffect(() => {
    if (isPaid) forgetLatest(PAYMENT_PATH);
  }, [isPaid]);
  if (isPaid) return <Succeeded made={result} />;
  if (result?.state === 'canceled') return <PaymentClosed planId={result.planId} />;
  if (result?.state === 'processing') return <BeingConfirmed result={result} isAsking={isFetching} onAsk={refetch} />;
  if (!result && !error) return <PageLoading title={<Trans>Your payment</Trans>} />;
  return <StatusUnknown result={result} asked={asked} isAsking={isFetching} onAsk={refetch} />;
}

/** Not again when the page is loaded again. */
function useTellOnce(paid: Result | undefined) {
  useEffect(() => {
    if (!paid) return;
    const key = `evenlight.paid.${paid.paymentId}`;
    if (readStored('sessionStorage', key) !== null) return;
    writeStored('sessionStorage', key, 'true');
    toasts.show(paymentSuccessfulToast(receiptPage(paid.paymentId)));
    void countMoment('payment-made');
  }, [paid]);
}
