// Amounts where no element can stand: labels, titles of pages, toasts, options, typed fields, keys. Whatever a page shows is
// drawn by parts/amount.tsx, which says whose figure it is.
import type { CentsRange } from '@evenlight/contract/costs/cost-lines';
import { inDollarsExactly } from '@evenlight/contract/money';
import { useLingui } from '@lingui/react/macro';

export function plainAmount(cents: number): string {
  return inDollarsExactly(cents);
}

/** `+$50` or `−$50`: what is added and what is taken off. */
export function plainSignedAmount(cents: number): string {
  return cents > 0 ? `+${plainAmount(cents)}` : plainAmount(cents);
}

export function usePlainRange(): (range: CentsRange) => string {
  const { t } = useLingui();
  return ({ lowCents, highCents }) => {
    const [low, high] = [plainAmount(lowCents), plainAmount(highCents)];
    return low === high ? low : t`${low} to ${high}`;
  };
}
