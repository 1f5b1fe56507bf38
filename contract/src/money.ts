// Money is whole cents inside; people read dollars.

/** Ten million dollars: above any service, and far from where sums of cents would go wrong. */
export const MOST_CENTS = 1_000_000_000;

/** `$3,500`: estimates and prices are shown without decimals, rounded half up to the dollar. */
export function inDollars(cents: number): string {
  const dollars = Math.round(Math.abs(cents) / 100);
  const sign = cents < 0 && dollars > 0 ? '−' : '';
  return `${sign}$${dollars.toLocaleString('en-US')}`;
}

/** `$1,050.00`: what is charged is shown to the cent. */
export function inDollarsAndCents(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** `$1,050` or `$1,050.50`: for what is paid, where shown must equal charged. */
export function inDollarsExactly(cents: number): string {
  return cents % 100 === 0 ? inDollars(cents) : inDollarsAndCents(cents);
}
