// A price as people write it down from the phone: `1,200`, `about 900-1,200`, `1 200`. What is not clear is asked about, and
// nothing is rounded.
import { centsTyped } from '../../platform/amount-text';

export type TypedRange = { lowCents: number; highCents: number };

const ROUGHLY =
  /^\s*(?:about|around|approximately|approx\.?|roughly|ca\.?|circa|~|unos|unas|aproximadamente|cerca de)\s*/i;
const BETWEEN = /\s*[-–—]\s*|\s+(?:to|a|hasta|and|y)\s+/i;
const BEGINS_RANGE = /^\s*(?:between|from|entre|de|desde)\s+/i;
// `1 200` is a thousand and more; in `12 50` nobody knows what is meant.
const LOOSE_SPACES = /\d[\s\u00a0]+\d/;
const THOUSANDS = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g;

/** Null for an empty box; undefined for what is no amount in dollars. */
export function rangeTyped(text: string): TypedRange | null | undefined {
  if (text.trim() === '') return null;
  const parts = text.replace(ROUGHLY, '').replace(BEGINS_RANGE, '').split(BETWEEN);
  const amounts = parts.map(centsOf);
  const [low, high] = [amounts.at(0), amounts.at(-1)];
  if (parts.length > 2 || low === undefined || high === undefined || low > high) return undefined;
  return { lowCents: low, highCents: high };
}

function centsOf(text: string): number | undefined {
  const joined = text.replace(THOUSANDS, (digits) => digits.replace(/[ \u00a0\u202f]/g, ''));
  if (LOOSE_SPACES.test(joined)) return undefined;
  return centsTyped(joined) ?? undefined;
}
