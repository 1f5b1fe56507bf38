// Asks for a card, in the way of whichever provider holds the payment. A failed try leaves the same payment open.
import type { CardForm as CardFormKind, PaymentFailure } from '@evenlight/contract/payments';
import { StripeCardForm } from './stripe-card-form';
import { TestCardForm } from './test-card-form';

/** What the card form has heard; how it really went is the server's to say. */
export type Confirmed = { paymentIntent: string; status: 'succeeded' | 'processing' };

export type CardProps = {
  clientSecret: string;
  cents: number;
  /** Why the try before this page failed, if one did. */
  failure: PaymentFailure;
  /** Where a provider with pages of its own leads back to. */
  returnPath: string;
  onConfirmed: (confirmed: Confirmed) => void;
  /** The payment takes no card any more: it was called off, or is made. Whoever shows the form looks how it stands. */
  onOver: () => Promise<unknown>;
};

export function CardForm({ cardForm, ...card }: CardProps & { cardForm: CardFormKind }) {
  if (cardForm.kind === 'test') return <TestCardForm {...card} />;
  return <StripeCardForm {...card} publishableKey={cardForm.publishableKey} />;
}
