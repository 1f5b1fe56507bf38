// The secret of a private link: taken out of the address at once, and kept for this tab alone until it has done its work.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { latestOf, useKeepPage, useKeptPage } from './kept-page';

/** Undefined until the page is hydrated; `kept` is whatever else the page keeps. */
export function useTokenOfLink(path: string) {
  const { hash, search } = useLocation();
  const keep = useKeepPage(path);
  const kept = useKeptPage(path);
  const isAwake = useIsHydrated();
  useEffect(() => {
    if (hash === '' && search === '') return;
    // Somebody who comes back from a card has no secret in the address.
    const before = hash === '' ? latestOf(path) : { token: hash.slice(1) };
    keep({ ...before, isBack: new URLSearchParams(search).has('payment_intent') });
  }, [path, hash, search, keep]);
  if (!isAwake || hash !== '' || search !== '') return undefined;
  const { token } = kept;
  return { token: typeof token === 'string' && token !== '' ? token : null, kept };
}
