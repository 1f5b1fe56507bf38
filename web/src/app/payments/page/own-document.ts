// Pages with a card form have a content security policy of their own, which only a document of their own brings along.
import { useEffect } from 'react';

export function useOwnDocument(path: string) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== path) window.location.reload();
  }, [path]);
  useEffect(() => {
    // A page that the browser has kept shows how things stood before the payment.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
}
