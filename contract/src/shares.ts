// Shares of the cost: the owner of a plan asks others to pay a part of it, each by a private link that needs no account.
import { AccountName } from './accounts.ts';
import { emailAddress } from './field-rules.ts';
import { ShareId } from './ids.ts';
import { LetterLanguage } from './letter-language.ts';
import { z } from './zod.ts';

export const SHARE_DAYS = 30;
export const SHARES_AT_ONCE = 12;
/** Below a dollar the card fees eat what is given. */
export const SHARE_MIN_CENTS = 100;
const SHARE_MAX_CENTS = 1_000_000_000;

/** `processing`: being paid in this moment. `ended`: taken back, or too old. */
export const shareStates = ['open', 'processing', 'paid', 'ended'] as const;
export const ShareState = z.enum(shareStates);
export type ShareState = z.infer<typeof ShareState>;

export const PaymentShare = z.object({
  id: ShareId,
  name: z.string(),
  email: z.string(),
  cents: z.int(),
  state: ShareState,
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type PaymentShare = z.infer<typeof PaymentShare>;

/** Equal parts that sum to the whole: the odd cents go to the first ones. */
export function splitEvenly(cents: number, parts: number): number[] {
  const each = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, place) => each + (place < cents - each * parts ? 1 : 0));
}

export const ShareInput = z.object({
  name: AccountName,
  email: emailAddress(),
  language: LetterLanguage,
  cents: z.int().min(SHARE_MIN_CENTS).max(SHARE_MAX_CENTS),
});
