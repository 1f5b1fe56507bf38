// Secrets leave the address as soon as it is read. What the page needs stays with its entry in the browser's history,
// so that loading it again, and coming back to it, find it there.
import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';
import type { ZodType } from 'zod';
import { useIsHydrated } from '../../../ui/base/is-hydrated';

/** Undefined until the page is awake; null when nothing that fits was said. */
export function useAskedInAddress<Asked>(
  Shape: ZodType<Asked>,
  read: (query: URLSearchParams) => Asked | null,
): Asked | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAwake = useIsHydrated();
  useEffect(() => {
    if (search === '') return;
    const asked = read(new URLSearchParams(search));
    void navigate(pathname, { replace: true, state: { asked }, preventScrollReset: true });
  }, [pathname, search, navigate, read]);
  if (!isAwake || search !== '') return undefined;
  return Shape.safeParse((state as { asked?: unknown } | null)?.asked).data ?? null;
}

/** Taking a query out of the address asks the server for nothing. */
export function revalidateElsewhere({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** Beside a quiet page's other words: nobody it links to learns where somebody came from. */
export const noReferrer = { name: 'referrer', content: 'no-referrer' };
