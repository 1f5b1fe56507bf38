// When the router runs a screen's loader again. Screens with queries of their own read them themselves, also on a bad
// connection.
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Tabs and the like only change the query of the address; the screen asks for what it shows itself. */
export function unlessOnlyQuery({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSameScreen ? false : defaultShouldRevalidate;
}

/** A list requests its other parts itself, so it can wait, fail and retry while the screen stays. */
export function unlessOtherQuery({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}
