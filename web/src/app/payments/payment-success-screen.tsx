// /payment-success: how a payment went. The server asks the provider; what the address says about it counts for nothing.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { AskedResult, receiptPage, resultIn } from '../../features/payments/payment-address';
import { usePaymentResult } from '../../features/payments/queries';
import { readStored, writeStored } from '../../platform/browser-storage';
import { countMoment } from '../../platform/moments';
import { quietMeta } from '../../platform/page-meta';
import { requireMember } from '../../platform/require-member';
import { paymentSuccessfulToast } from '../../ui/overlays/toast-presets';
import { toasts } from '../../ui/overlays/toast-store';
import { noReferrer, revalidateElsewhere, useAskedInAddress } from './page/asked-in-address';
import { PageLoading } from './page/page-loading';
import { BeingConfirmed, type Result, StatusUnknown, Succeeded } from './page/result-outcomes';

export const shouldRevalidate = revalidateElsewhere;

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  return null;
}

export function meta({ matches }: MetaArgs) {
  return [...quietMeta(matches, msg`Your payment`), noReferrer];
}

export default function PaymentSuccessScreen() {
  const asked = useAskedInAddress(AskedResult, resultIn);
  if (asked === undefined) return <PageLoading title={<Trans>Your payment</Trans>} />;
  return asked ? <KnownPayment asked={asked} /> : <StatusUnknown />;
}

function KnownPayment({ asked }: { asked: AskedResult }) {
  const { data: result, error, refetch, isFetching } = usePaymentResult(asked);
  const isPaid = result?.state === 'succeeded';
  useTellOnce(isPaid ? result : undefined);
  if (isPaid) return <Succeeded result={result} />;
  if (result?.state === 'processing') return <BeingConfirmed result={result} isAsking={isFetching} onAsk={refetch} />;
  if (!result && !error) return <PageLoading title={<Trans>Your payment</Trans>} />;
  return <StatusUnknown result={result} asked={asked} isAsking={isFetching} onAsk={refetch} />;
}

/** Not again when the page is loaded anew. */
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
