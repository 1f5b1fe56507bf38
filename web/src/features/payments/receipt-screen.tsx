// /payments/:paymentId/receipt: complete without scripts, and good to print.
import { pathOf } from '@evenlight/contract/endpoint';
import { PaymentId } from '@evenlight/contract/ids';
import { getReceipt, getReceiptPdf } from '@evenlight/contract/payments';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { PageMessage } from '../../parts/link-page/page-message';
import { pageContext } from '../../platform/page-context';
import { quietMeta } from '../../platform/page-meta';
import { isRefusedWith } from '../../platform/page-refusal';
import { requireMember } from '../../platform/require-member';
import { ButtonLink } from '../../ui/base/button-link';
import { ReceiptPage } from './page/receipt-page';

export async function loader(asked: LoaderFunctionArgs) {
  await requireMember(asked);
  const params = PaymentId.safeParse(asked.params.paymentId).data;
  const receipt = params ? await findReceipt(asked, params) : null;
  return receipt ? { receipt } : data({ receipt: null }, { status: 404 });
}

async function findReceipt({ context }: LoaderFunctionArgs, paymentId: PaymentId) {
  try {
    return await context.get(pageContext).api(getReceipt, { params: { paymentId } });
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return null;
    throw refusal;
  }
}

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Receipt`);
}

export default function ReceiptScreen() {
  const { receipt } = useLoaderData<typeof loader>();
  if (!receipt) return <NoReceipt />;
  const { paymentId } = receipt;
  return <ReceiptPage receipt={receipt} pdfHref={pathOf(getReceiptPdf, { params: { paymentId } })} />;
}

function NoReceipt() {
  return (
    <PageMessage
      title={<Trans>There is no receipt here</Trans>}
      actions={
        <ButtonLink to="/plans">
          <Trans>Your plans</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          This receipt doesn’t exist, or it is not yours to see. A payment that is being confirmed has one as soon as it
          is.
        </Trans>
      </p>
    </PageMessage>
  );
}
