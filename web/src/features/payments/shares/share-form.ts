// The form with which others are asked for a share: amounts as people type them, kept as whole cents.
import { brokenRule } from '@evenlight/contract/field-rules';
import type { Language } from '@evenlight/contract/languages';
import { LetterLanguage } from '@evenlight/contract/letter-language';
import { SHARES_AT_ONCE, ShareInput, splitEvenly } from '@evenlight/contract/shares';
import { z } from 'zod';
import { centsTyped } from '../../../platform/amount-text';

const AmountText = z
  .string()
  .refine((text) => text.trim() !== '', brokenRule({ rule: 'required' }))
  .transform((text) => centsTyped(text) ?? Number.NaN)
  .refine((cents) => ShareInput.shape.cents.safeParse(cents).success, brokenRule({ rule: 'invalid' }));

export const ShareForm = z.object({
  shares: z
    .array(ShareInput.extend({ cents: AmountText }))
    .min(1)
    .max(SHARES_AT_ONCE),
  /** One of the equal parts stays with the owner. */
  keepsPart: z.boolean(),
});
export type ShareForm = z.input<typeof ShareForm>;

/** May be unfinished in any field. */
export const TypedShares = z.object({
  shares: z
    .array(z.object({ name: z.string(), email: z.string(), language: LetterLanguage, cents: z.string() }))
    .min(1)
    .max(SHARES_AT_ONCE),
  keepsPart: z.boolean(),
});

export function nobodyYet(language: Language | undefined) {
  return { name: '', email: '', language, cents: '' };
}

/** What each of the people pays, in equal parts. */
export function evenParts(remainingCents: number, people: number, keepsPart: boolean): number[] {
  return splitEvenly(remainingCents, people + (keepsPart ? 1 : 0)).slice(0, people);
}

/** What the amounts come to as far as they can be read. */
export function sumTyped(shares: readonly { cents: string }[]): number {
  return shares.reduce((sum, { cents }) => sum + (centsTyped(cents) ?? 0), 0);
}
