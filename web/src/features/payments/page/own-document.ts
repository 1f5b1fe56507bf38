// Pages with a card form have a content security policy of their own, which only a document of their own brings along.
import { useEffect } from 'react';

/** `path` is the one spelling for which the server sends that policy; `/payment/` or `/PAYMENT` lead to it. */
export function useOwnDocument(path: string) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (!loaded || new URL(loaded.name).pathname === path) return;
    const { pathname, search, hash } = window.location;
    // Loading the same address again keeps what its entry in the history holds.
    if (pathname === path) window.location.reload();
    else window.location.replace(path + search + hash);
  }, [path]);
  useEffect(() => {
    // A page from the back-forward cache shows how things stood before the payment.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}
