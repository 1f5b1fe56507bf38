// A budget as people type it, and as it is kept: whole cents.
import { BUDGET_MAX_CENTS } from '@evenlight/contract/plans';

/** Null for an empty box; undefined for something that is no amount. Commas, spaces and a dollar sign are how people write. */
export function centsTyped(text: string): number | null | undefined {
  const bare = text.replace(/[$,\s\u00a0]/g, '');
  if (bare === '') return null;
  if (!/^\d+(\.\d{1,2})?$/.test(bare)) return undefined;
  const cents = Math.round(Number(bare) * 100);
  return cents <= BUDGET_MAX_CENTS ? cents : undefined;
}

export function asTyped(cents: number | null): string {
  if (cents === null) return '';
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });
}
