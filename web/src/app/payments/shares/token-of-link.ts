// The secret of a private link: taken out of the address at once, and kept for this tab alone until the share is paid.
import { SHARE_PAGE_PATH } from '@evenlight/contract/sharing';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { latestOf, useKeepPage, useKeptPage } from '../page/kept-page';

/** `isBack`: somebody comes from the card. */
type Asked = { token: string | null; isBack: boolean };

/** Undefined until the page is awake. */
export function useTokenOfLink(): Asked | undefined {
  const { hash, search } = useLocation();
  const keep = useKeepPage(SHARE_PAGE_PATH);
  const kept = useKeptPage(SHARE_PAGE_PATH);
  const isAwake = useIsHydrated();
  useEffect(() => {
    if (hash === '' && search === '') return;
    const isBack = new URLSearchParams(search).has('payment_intent');
    // The way back from the card says nothing about the link.
    keep({ token: hash.slice(1) || latestOf(SHARE_PAGE_PATH).token, isBack });
  }, [hash, search, keep]);
  if (!isAwake || hash !== '' || search !== '') return undefined;
  const { token, isBack } = kept;
  return { token: typeof token === 'string' && token !== '' ? token : null, isBack: isBack === true };
}
