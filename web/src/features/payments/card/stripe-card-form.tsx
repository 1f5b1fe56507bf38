// The card form of Stripe: its own fields, in its own frame. Nothing of a card passes through this page.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/status/error-state';
import { Skeleton } from '../../../ui/status/skeleton';
import type { CardProps } from './card-form';
import { CardNotice } from './card-notice';
import { type CardTrouble, failureTrouble, refusalTrouble, unexpectedTrouble } from './card-words';
import { PayButton } from './pay-button';
import { openStripeFields, type StripeFields } from './stripe-fields';

type Props = CardProps & { publishableKey: string };

export function StripeCardForm({ cents, ...way }: Props) {
  const { place, state, trouble, isBusy, pay } = useStripeWay(way);
  if (state === 'away')
    return (
      <ErrorState
        level="h3"
        title={<Trans>The card form did not load</Trans>}
        safe={<Trans>Nothing was charged.</Trans>}
        // Only a new document asks for the script again; the payment is still there in it.
        retry={{ refetch: () => window.location.reload() }}
      />
    );
  return (
    <>
      <CardNotice trouble={trouble} />
      {state === 'opening' && <Skeleton className="h-48" />}
      <div ref={place} className="min-h-12" />
      <div className="mt-5">
        <PayButton cents={cents} isBusy={isBusy} isOff={state !== 'ready'} onPress={() => void pay()} />
      </div>
      <p className="mt-4 text-ink-2 text-sm">
        <Trans>Your card goes straight to Stripe, our payment service. We never see its number.</Trans>
      </p>
    </>
  );
}

type Way = Omit<Props, 'cents'>;

function useStripeWay({ publishableKey, clientSecret, failure, returnPath, onConfirmed, onOver }: Way) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<StripeFields | null>(null);
  const [state, setState] = useState<'opening' | 'ready' | 'away'>('opening');
  const [trouble, setTrouble] = useState<CardTrouble | null>(failure && failureTrouble(failure));
  const [isBusy, setIsBusy] = useState(false);
  const { locale } = i18n;

  useEffect(() => {
    if (!place.current) return;
    const opening = openStripeFields(place.current, { publishableKey, clientSecret, locale }, setState);
    void opening.fields.then((opened) => {
      fields.current = opened;
    });
    return opening.close;
  }, [publishableKey, clientSecret, locale]);

  async function pay() {
    if (isBusy || !fields.current) return;
    setIsBusy(true);
    setTrouble(null);
    try {
      // Usually the provider leads away from here on success; what comes back is a refusal, or that it is over already.
      const answer = await fields.current.confirm(window.location.origin + returnPath);
      if (answer.confirmed) return onConfirmed(answer.confirmed);
      if (answer.isOver) await onOver();
      setTrouble(refusalTrouble(answer.ownWords));
    } catch {
      setTrouble(unexpectedTrouble());
    }
    setIsBusy(false);
  }

  return { place, state, trouble, isBusy, pay };
}
