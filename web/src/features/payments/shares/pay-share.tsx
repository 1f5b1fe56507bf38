import { type OpenShare, SHARE_PAGE_PATH } from '@evenlight/contract/sharing';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../../parts/amount';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Wrap } from '../../../ui/base/wrap';
import { CardForm } from '../card/card-form';
import { CardNotice } from '../card/card-notice';
import { type CardTrouble, closedTrouble } from '../card/card-words';
import { amountNow } from '../queries';
import { usePayShare } from '../share-queries';
import { TestPaymentsNote } from '../test-payments-note';

type Props = {
  token: string;
  share: OpenShare;
  /** How the try before this page ended, when it did not go through. */
  trouble: CardTrouble | null;
  /** The payment was called off while the card form stood here. */
  onOver: () => Promise<unknown>;
};

export function PayShare({ token, share, trouble, onOver }: Props) {
  const { t } = useLingui();
  const { mutate, data: begun, isPending, error, reset } = usePayShare(token);
  const [isClosed, setIsClosed] = useState(false);
  const [cents, setCents] = useState(share.cents);
  const { payerName } = share;
  const box = useKeptFocus<HTMLDivElement>();

  async function closeForm() {
    await onOver();
    setIsClosed(true);
    reset();
  }

  function begin(amount: number) {
    setIsClosed(false);
    mutate(amount, { onError: (refusal) => setCents(amountNow(refusal) ?? amount) });
  }

  return (
    <Wrap className="py-8 sm:py-12">
      <div className="mx-auto max-w-[40rem]">
        <h1 className="text-title">
          <Trans>A share of the cost</Trans>
        </h1>
        <p className="mt-3 text-ink-2 text-lg">{t`Dear ${payerName}, thank you for being here.`}</p>
        <AskedFor share={share} cents={cents} />
        <Card ref={box} as="section" aria-labelledby="card" className="mt-6">
          <h2 id="card" tabIndex={-1} data-keeps-focus className="mb-5 text-2xl outline-none">
            <Trans>Your card</Trans>
          </h2>
          {begun ? (
            <CardForm
              cardForm={share.cardForm}
              clientSecret={begun.clientSecret}
              cents={begun.amount}
              failure={null}
              returnPath={SHARE_PAGE_PATH}
              onOver={closeForm}
              // As the provider does it: the way back says that somebody comes from the card.
              onConfirmed={({ paymentIntent }) =>
                window.location.assign(`${SHARE_PAGE_PATH}?payment_intent=${encodeURIComponent(paymentIntent)}`)
              }
            />
          ) : (
            <Begin
              share={share}
              cents={cents}
              error={error}
              trouble={isClosed ? closedTrouble : trouble}
              isBusy={isPending}
              onBegin={() => begin(cents)}
            />
          )}
        </Card>
      </div>
    </Wrap>
  );
}

function AskedFor({ share, cents }: { share: OpenShare; cents: number }) {
  const { t, i18n } = useLingui();
  const { askerName, personName, expiresAt } = share;
  return (
    <Card as="section" aria-label={t`What you are asked for`} className="mt-6">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={t`Your share`} className="font-serif text-[2rem] leading-tight">
          <Amount from="family" cents={cents} />
        </Fact>
        <Fact label={t`Asked by`}>
          <bdi translate="no">{askerName}</bdi>
        </Fact>
        {personName && (
          <Fact label={t`For the service of`}>
            <bdi translate="no">{personName}</bdi>
          </Fact>
        )}
        <Fact label={t`This link works until`}>{dayInWords(expiresAt, i18n)}</Fact>
      </dl>
    </Card>
  );
}

type BeginProps = Pick<Props, 'share' | 'trouble'> & {
  cents: number;
  isBusy: boolean;
  error: unknown;
  onBegin: () => void;
};

function Begin({ share, cents, trouble, isBusy, error, onBegin }: BeginProps) {
  const amount = <Amount from="family" cents={cents} />;
  return (
    <>
      {share.cardForm.kind === 'test' && <TestPaymentsNote className="mb-5" />}
      <CardNotice trouble={trouble} />
      <Refusal error={error} className="mb-5" />
      <p className="text-ink-2">
        <Trans>There is no hurry. You can close this page and come back later.</Trans>
      </p>
      <Button className="mt-5 w-full" state={isBusy ? 'loading' : 'idle'} onClick={onBegin}>
        <span>
          <Trans>Go on to pay {amount}</Trans>
        </span>
      </Button>
    </>
  );
}
