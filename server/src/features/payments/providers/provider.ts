// What the house asks of whoever moves the money. Cards are authorised in the browser; the money is taken by us, after
// one more look at the plan, so that nobody pays a sum that is no longer due.
import type { CardForm, PaymentFailure } from '@evenlight/contract/payments';
import type { intentStatuses } from '@evenlight/contract/test-payments';
import type { entryKinds } from '../tables.ts';

export type IntentStatus = (typeof intentStatuses)[number];

/** One movement of money, under the provider's own number. Cents are above zero; the kind says which way they went. */
export type Movement = {
  kind: (typeof entryKinds)[number];
  reference: string;
  cents: number;
  at: Date;
  /** The movement that this one takes back. Without that one in the ledger, nothing has to be taken back. */
  undoes?: string;
};

/** A payment as the provider has it: the truth that our ledger follows. */
export type Intent = {
  reference: string;
  clientSecret: string;
  cents: number;
  status: IntentStatus;
  failure: PaymentFailure;
  movements: Movement[];
};

type Notice = { eventId: string /** Null for news about something else. */; reference: string | null };

export type PaymentProvider = {
  name: 'stripe' | 'test';
  cardForm: CardForm;
  /** Asked again under the same id, it is the same intent. */
  create(input: { paymentId: string; cents: number; description: string }): Promise<Intent>;
  find(reference: string): Promise<Intent | null>;
  /** Takes what was authorised. Asking again, or for what cannot be taken any more, changes nothing. */
  capture(reference: string): Promise<void>;
  /** Lets go of what was authorised. Asking too late changes nothing. */
  cancel(reference: string): Promise<void>;
  /** Answers with the provider's number for it; null when it gives nothing back. */
  refund(input: { reference: string; cents: number; refundId: string }): Promise<string | null>;
  /** Null for a notice that is forged, altered, too old or ahead of time. */
  readNotice(body: string, signature: string, now: Date): Notice | null;
};

/** The provider does not answer. Nothing is known about what it did, and asking again is safe. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
  /** False for what does not pass by itself, such as a key that is not accepted. */
  readonly isPassing: boolean;
  constructor(message: string, { isPassing = true } = {}) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Above zero for what came, below for what went. */
export function signedCents({ kind, cents }: Pick<Movement, 'kind' | 'cents'>): number {
  return kind === 'refund' || kind === 'dispute' ? -cents : cents;
}

/** How old a notice may be, so that one that was overheard cannot be played again later. */
export const NOTICE_MAX_AGE_SECONDS = 300;
/** Two clocks differ by seconds. One that is stamped further ahead could be kept, and played when it suits somebody. */
const NOTICE_MAX_AHEAD_SECONDS = 60;

export function isAheadOfTime(stampedSeconds: number, now: Date): boolean {
  return stampedSeconds - now.getTime() / 1000 > NOTICE_MAX_AHEAD_SECONDS;
}

/** The secret that the browser gets begins with the provider's number. */
export function referenceIn(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
