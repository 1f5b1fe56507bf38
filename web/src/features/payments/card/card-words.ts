// What is said when a card did not go through. Nobody is blamed, and nothing is charged by a failed try.
import type { PaymentFailure } from '@evenlight/contract/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** `sentence` may be the provider's own, in the reader's language. */
export type CardTrouble = { title: MessageDescriptor; sentence: MessageDescriptor | string };

const failed = msg`Payment failed`;
const unable = msg`Unable to process payment. Please try again.`;

const sentences: Record<NonNullable<PaymentFailure>, MessageDescriptor> = {
  declined: msg`Your bank declined this card. Nothing was charged. You can try again, or use another card.`,
  authentication: msg`Your bank could not confirm that it was you. Nothing was charged. You can try again, or use another card.`,
  other: unable,
};

export function failureTrouble(failure: PaymentFailure): CardTrouble {
  return { title: failed, sentence: failure ? sentences[failure] : unable };
}

/** Null or empty when the provider has no words of its own for it. */
export function refusalTrouble(ownWords: string | null | undefined): CardTrouble {
  return { title: failed, sentence: ownWords || unable };
}

/** The card was looked at, and let go: what it was for was called off meanwhile. */
export const closedTrouble: CardTrouble = {
  title: msg`This payment is closed`,
  sentence: msg`Nothing was charged. Your bank may show the amount as pending for some days; it goes away by itself.`,
};

export function unexpectedTrouble(sentence: MessageDescriptor = unable): CardTrouble {
  return { title: msg`An unexpected error occurred`, sentence };
}
