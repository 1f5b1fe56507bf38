// Amounts as people type them, and as they are kept: whole cents.
import { BUDGET_MAX_CENTS } from '@evenlight/contract/plans';

// A sign or a word for the currency and spaces are how people write.
const BESIDES = /us\$|usd|\$|dollars?|d[oó]lar(?:es)?|[\s\u00a0]/gi;
// Commas part thousands only: read away, the comma of `12,50` would make a hundredfold of it.
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Null for an empty box; undefined for something that is no amount. */
export function centsTyped(text: string): number | null | undefined {
  const bare = text.replace(BESIDES, '');
  if (text.trim() === '') return null;
  if (!AMOUNT.test(bare)) return undefined;
  const cents = Math.round(Number(bare.replaceAll(',', '')) * 100);
  return cents <= BUDGET_MAX_CENTS ? cents : undefined;
}

export function asTyped(cents: number | null): string {
  if (cents === null) return '';
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });
}
