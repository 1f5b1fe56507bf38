// What can be said about a payment on the way back from the card: it is made, being confirmed, or we cannot tell.

import type { Returned } from '@evenlight/contract/endpoint';
import { PlanId } from '@evenlight/contract/ids';
import { PaymentResult, type readPaymentResult } from '@evenlight/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Amount } from '../../../parts/amount';
import { PageMessage } from '../../../parts/link-page/page-message';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Fact } from '../../../ui/base/fact';
import { IconTile } from '../../../ui/base/icon-tile';
import { TextLink } from '../../../ui/base/text-link';
import { stepPath } from '../../plans/workflow/plan-steps';
import { failureTrouble } from '../card/card-words';
import { type AskedResult, paymentPage, receiptPage } from '../payment-address';

export type Result = Returned<typeof readPaymentResult>;

/** What is still shown of a payment when its secret is forgotten. */
export const MadePayment = PaymentResult.pick({ paymentId: true, reference: true, cents: true }).extend({
  planId: PlanId,
});
type MadePayment = z.infer<typeof MadePayment>;

export function Succeeded({ made }: { made: MadePayment }) {
  return (
    <PageMessage
      icon={<IconTile icon={CircleCheck} className="mb-5" />}
      title={<Trans>Payment Successful</Trans>}
      actions={<WaysOn planId={made.planId} first={<ReceiptLink made={made} />} />}
    >
      <p>
        <Trans>Thank you. The payment has arrived, and a receipt is on its way to you by e-mail.</Trans>
      </p>
      <PaymentFacts payment={made} />
    </PageMessage>
  );
}

type AskProps = { isAsking: boolean; onAsk: () => unknown };

export function BeingConfirmed({ result, isAsking, onAsk }: AskProps & { result: Result }) {
  return (
    <PageMessage
      icon={<IconTile icon={Hourglass} className="mb-5" />}
      title={<Trans>Your payment is being confirmed</Trans>}
      actions={<WaysOn planId={result.planId} first={<AskAgain isAsking={isAsking} onAsk={onAsk} />} />}
    >
      <p role="status">
        <Trans>
          Your bank has taken it up. This page looks again by itself. You can also leave: it shows with your plan as
          soon as it is confirmed, and we send you a receipt.
        </Trans>
      </p>
      <PaymentFacts payment={result} />
    </PageMessage>
  );
}

type UnknownProps = Partial<AskProps> & { result?: Result | undefined; asked?: AskedResult };

export function StatusUnknown({ result, asked, isAsking = false, onAsk }: UnknownProps) {
  const { i18n } = useLingui();
  const sentence = result?.failure ? failureTrouble(result.failure).sentence : null;
  const canTryAgain = result?.state === 'open' && asked;
  return (
    <PageMessage
      title={<Trans>Payment Status Unknown</Trans>}
      actions={
        <WaysOn
          planId={result?.planId}
          first={
            canTryAgain ? (
              // A new document, with the policy of the payment page.
              <ButtonLink href={paymentPage({ ...result, clientSecret: asked.clientSecret, amount: result.cents })}>
                <Trans>Try the payment again</Trans>
              </ButtonLink>
            ) : (
              onAsk && <AskAgain isAsking={isAsking} onAsk={onAsk} />
            )
          }
        />
      }
    >
      {sentence && typeof sentence !== 'string' && <p>{i18n._(sentence)}</p>}
      <p>
        <Trans>
          We cannot see that this payment was made. If it was, it shows with your plan and you get a receipt by e-mail.
          Look there before you pay again, so that nothing is paid twice.
        </Trans>
      </p>
    </PageMessage>
  );
}

function PaymentFacts({ payment }: { payment: Pick<MadePayment, 'cents' | 'reference'> }) {
  const { t } = useLingui();
  return (
    <dl className="my-2 grid gap-4 border-line border-y py-5 text-base text-ink">
      <Fact label={t`Amount`} className="font-serif text-2xl">
        <Amount from="family" cents={payment.cents} />
      </Fact>
      <Fact label={t`Payment ID`}>{payment.reference}</Fact>
    </dl>
  );
}

function ReceiptLink({ made }: { made: MadePayment }) {
  return (
    <ButtonLink to={receiptPage(made.paymentId)}>
      <Trans>View Receipt</Trans>
    </ButtonLink>
  );
}

function AskAgain({ isAsking, onAsk }: AskProps) {
  return (
    <Button variant="secondary" state={isAsking ? 'loading' : 'idle'} onClick={() => void onAsk()}>
      <Trans>Look again</Trans>
    </Button>
  );
}

function WaysOn({ planId, first }: { planId?: PlanId | undefined; first: ReactNode }) {
  return (
    <>
      {first}
      <ButtonLink to="/dashboard" variant={first ? 'secondary' : 'primary'}>
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
      <p className="flex basis-full flex-wrap gap-x-6">
        <TextLink to={planId ? stepPath(planId, 'payment') : '/plans'} className="inline-flex min-h-11 items-center">
          {planId ? <Trans>Back to the plan</Trans> : <Trans>Your plans</Trans>}
        </TextLink>
        <TextLink to="/grief-support" className="inline-flex min-h-11 items-center">
          <Trans>Grief support</Trans>
        </TextLink>
      </p>
    </>
  );
}
