import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Neither another query nor the same address again asks the server; the screen asks for what it shows itself. */
export function revalidateElsewhere({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
