// Secrets leave the address as soon as it is read, and this tab as soon as they have done their work.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ZodType } from 'zod';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { useKeepPage, useKeptPage } from './kept-page';

/** Undefined until the page is hydrated; null when nothing that fits was said. */
export function useAskedInAddress<Asked>(
  path: string,
  Shape: ZodType<Asked>,
  read: (query: URLSearchParams) => Asked | null,
): Asked | null | undefined {
  const { search } = useLocation();
  const keep = useKeepPage(path);
  const { asked } = useKeptPage(path);
  const isAwake = useIsHydrated();
  useEffect(() => {
    if (search !== '') keep({ asked: read(new URLSearchParams(search)) });
  }, [search, keep, read]);
  if (!isAwake || search !== '') return undefined;
  return Shape.safeParse(asked).data ?? null;
}

/** What `useKeepPaid` has kept. */
export function usePaidBefore<Paid>(path: string, Shape: ZodType<Paid>): Paid | null {
  return Shape.safeParse(useKeptPage(path).paid).data ?? null;
}

/** Once it is paid nobody needs the secret any more; what is shown of the payment is kept in its place. */
export function useKeepPaid<Paid>(path: string, Shape: ZodType<Paid>, paid: Paid | undefined) {
  const keep = useKeepPage(path);
  useEffect(() => {
    // Only what the shape names, so that no secret comes along.
    if (paid) keep({ paid: Shape.parse(paid) });
  }, [Shape, paid, keep]);
}
