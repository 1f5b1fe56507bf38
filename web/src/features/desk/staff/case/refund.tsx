// Giving back a payment or a part of it. It asks before anything is sent, and sends one request once.
import type { PlanId } from '@evenlight/contract/ids';
import { type Payment, refundPayment } from '@evenlight/contract/payments';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Amount } from '../../../../parts/amount';
import { useKeptWords } from '../../../../parts/kept-form/use-kept-words';
import { Refusal } from '../../../../parts/refusal';
import { asTyped, centsTyped } from '../../../../platform/amount-text';
import { Button } from '../../../../ui/base/button';
import { useFocusOnFirstField } from '../../../../ui/base/keep-focus';
import { Form } from '../../../../ui/forms/form';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextField } from '../../../../ui/forms/text-field';
import { Dialog } from '../../../../ui/overlays/dialog';
import { OverlayClose } from '../../../../ui/overlays/overlay-parts';
import { useRefund } from './case-queries';

const { cents: Cents, reason: Reason } = refundPayment.body.shape;

const TypedRefund = z.object({
  cents: z
    .string()
    .transform((text) => centsTyped(text) ?? Number.NaN)
    .pipe(Cents),
  reason: Reason,
});
type Input = z.output<typeof TypedRefund>;

type Props = { planId: PlanId; payment: Payment; onDone: () => void };

export function Refund({ planId, payment, onDone }: Props) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const [asked, setAsked] = useState<Input | null>(null);
  const { mutate, isPending, error } = useRefund(planId, payment.id);
  const { idempotencyKeyOf } = useKeptWords(undefined, z.unknown());
  const send = (input: Input) => mutate({ ...input, idempotencyKey: idempotencyKeyOf(input) }, { onSuccess: onDone });

  const left = payment.cents - payment.refundedCents;
  const atMost = <Amount from="family" cents={left} />;
  return (
    <div ref={box} className="mt-4 max-w-[40rem]">
      <Form
        aria-label={t`Give money back`}
        isUnpraised
        schema={TypedRefund}
        defaultValues={{ cents: asTyped(left), reason: '' }}
        busy={isPending}
        onSubmit={setAsked}
      >
        <TextField
          name="cents"
          label={t`Amount in dollars`}
          hint={<Trans>At most {atMost}.</Trans>}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-80"
        />
        <TextField name="reason" label={t`Reason`} autoComplete="off" />
        <Refusal error={error} className="mt-3" />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary">
            <Trans>Give it back</Trans>
          </SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
      <ConfirmRefund input={asked} payer={payment.payerName} onClose={() => setAsked(null)} onConfirm={send} />
    </div>
  );
}

type ConfirmProps = {
  input: Input | null;
  payer: string | null;
  onClose: () => void;
  onConfirm: (input: Input) => void;
};

function ConfirmRefund({ input, payer, onClose, onConfirm }: ConfirmProps) {
  const { t } = useLingui();
  if (!input) return null;
  const amount = <Amount from="family" cents={input.cents} />;
  const who = payer ?? t`Somebody who has left`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Give {amount} back?</Trans>}
      description={t`It goes to ${who}, by the way it came, and cannot be called back.`}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Not now</Trans>
              </Button>
            }
          />
          <OverlayClose
            button={
              <Button onClick={() => onConfirm(input)}>
                <Trans>Yes, give it back</Trans>
              </Button>
            }
          />
        </>
      }
    />
  );
}
