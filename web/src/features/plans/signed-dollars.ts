import { inDollarsExactly } from '@evenlight/contract/money';

/** `+$50` or `−$50`: what is added and what is taken off. */
export function signedDollars(cents: number): string {
  return cents > 0 ? `+${inDollarsExactly(cents)}` : inDollarsExactly(cents);
}
