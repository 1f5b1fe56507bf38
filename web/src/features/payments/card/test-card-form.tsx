// The card form of the test provider. The number is looked up here and stays here.
import type { Returned } from '@evenlight/contract/endpoint';
import { brokenRule, lineOfText } from '@evenlight/contract/field-rules';
import { type confirmTestPayment, testCards } from '@evenlight/contract/test-payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { z } from 'zod';
import { phraseFor } from '../../../platform/phrases';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { Form } from '../../../ui/forms/form';
import { TextField } from '../../../ui/forms/text-field';
import { useTestCard } from '../queries';
import { TestPaymentsNote } from '../test-payments-note';
import type { CardProps } from './card-form';
import { CardNotice } from './card-notice';
import { type CardTrouble, failureTrouble, unexpectedTrouble } from './card-words';
import { PayButton } from './pay-button';
import { TestBank } from './test-bank';

const written = (pattern: RegExp) =>
  lineOfText(40).refine((text) => text === '' || pattern.test(text), brokenRule({ rule: 'pattern' }));

const TypedCard = z.object({
  number: lineOfText(40),
  expiry: written(/^(0?[1-9]|1[0-2])\s*[/-]?\s*(20)?\d{2}$/),
  cvc: written(/^\d{3,4}$/),
  name: z.string(),
});
type TypedCard = z.infer<typeof TypedCard>;

export function TestCardForm({ cents, ...way }: Omit<CardProps, 'returnPath'>) {
  const { t } = useLingui();
  const box = useKeptFocus<HTMLDivElement>();
  const { trouble, isBusy, isBankAsking, pay, answer } = useTestWay(way);
  const [isUnknown, setIsUnknown] = useState(false);
  const noTestNumber = t`This is none of the test numbers, so nothing was sent. Use one from the list above, and never a real card.`;

  function send({ number }: TypedCard) {
    const card = testCards[number.replace(/\D/g, '')];
    setIsUnknown(!card);
    if (card) void pay(card);
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <TestPaymentsNote className="mb-6" />
      <CardNotice trouble={trouble} />
      {isBankAsking && <TestBank isBusy={isBusy} onAnswer={answer} />}
      {/* Kept while the bank asks: after a refusal the same card is still there. */}
      <div hidden={isBankAsking}>
        <Form
          aria-label={t`Card`}
          isUnpraised
          schema={TypedCard}
          defaultValues={{ number: '', expiry: '', cvc: '', name: '' }}
          busy={isBusy}
          fieldProblems={isUnknown ? { number: noTestNumber } : null}
          onSubmit={send}
        >
          <TextField name="number" label={t`Card number`} inputMode="numeric" autoComplete="off" dir="ltr" />
          <div className="grid grid-cols-pairs items-end gap-4">
            <TextField name="expiry" label={t`Expiry`} placeholder={t`MM / YY`} autoComplete="off" dir="ltr" />
            <TextField name="cvc" label={t`CVC`} inputMode="numeric" autoComplete="off" maxLength={4} dir="ltr" />
          </div>
          <TextField name="name" label={t`Name on card`} hint={t`This may stay empty.`} autoComplete="off" />
          <PayButton cents={cents} isBusy={isBusy} />
        </Form>
      </div>
      <p className="mt-4 text-ink-2 text-sm">
        <Trans>No number leaves this page. Please never type a real card here.</Trans>
      </p>
    </div>
  );
}

type Answer = Returned<typeof confirmTestPayment>;

function useTestWay({ clientSecret, failure, onConfirmed, onOver }: Omit<CardProps, 'returnPath' | 'cents'>) {
  const { confirm, answerBank } = useTestCard(clientSecret);
  const [trouble, setTrouble] = useState<CardTrouble | null>(failure && failureTrouble(failure));
  const [isBankAsking, setIsBankAsking] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);

  async function hear({ status, paymentIntent, failure }: Answer) {
    setIsBankAsking(status === 'requires_action');
    if (status === 'requires_action') return;
    if (status === 'canceled') await onOver();
    if (status === 'requires_payment_method' || status === 'canceled') return setTrouble(failureTrouble(failure));
    setIsConfirmed(true);
    onConfirmed({ paymentIntent, status: status === 'processing' ? 'processing' : 'succeeded' });
  }

  async function follow(asking: Promise<Answer>) {
    setTrouble(null);
    await asking.then(hear, (error: unknown) => setTrouble(unexpectedTrouble(phraseFor(error))));
  }

  return {
    trouble,
    isBankAsking,
    // Until the next page is there: a second press must find nothing to press.
    isBusy: confirm.isPending || answerBank.isPending || isConfirmed,
    pay: (card: Parameters<typeof confirm.mutateAsync>[0]) => follow(confirm.mutateAsync(card)),
    answer: (isApproved: boolean) => void follow(answerBank.mutateAsync(isApproved)),
  };
}
