import { inDollars, inDollarsAndCents } from '@evenlight/contract/money';

/** As it is charged: cents are written where there are any, so that what is shown is what is paid. */
export function asCharged(cents: number): string {
  return cents % 100 === 0 ? inDollars(cents) : inDollarsAndCents(cents);
}
