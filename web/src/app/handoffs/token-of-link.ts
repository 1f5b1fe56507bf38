// The secret of a private link: taken out of the address at once, and kept for this tab alone until it is answered.
import { HANDOFF_PAGE_PATH, OpenHandoff } from '@evenlight/contract/handoffs';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { useKeepPage, useKeptPage } from '../payments/page/kept-page';

/** What is still shown of a step when its secret is forgotten. */
const Answered = OpenHandoff.pick({ name: true, askerName: true, title: true, state: true });
export type Answered = z.infer<typeof Answered>;

type Asked = { token: string | null; answered: Answered | null };

/** Undefined until the page is awake. */
export function useTokenOfLink(): Asked | undefined {
  const { hash } = useLocation();
  const keep = useKeepPage(HANDOFF_PAGE_PATH);
  const { token, answered } = useKeptPage(HANDOFF_PAGE_PATH);
  const isAwake = useIsHydrated();
  useEffect(() => {
    if (hash !== '') keep({ token: hash.slice(1) });
  }, [hash, keep]);
  if (!isAwake || hash !== '') return undefined;
  return {
    token: typeof token === 'string' && token !== '' ? token : null,
    answered: Answered.safeParse(answered).data ?? null,
  };
}

/** Once it is answered nobody needs the secret any more; what is shown of the answer is kept in its place. */
export function useKeepAnswered() {
  const keep = useKeepPage(HANDOFF_PAGE_PATH);
  // Only what the shape names, so that no secret comes along.
  return useCallback((handoff: OpenHandoff) => keep({ answered: Answered.parse(handoff) }), [keep]);
}
