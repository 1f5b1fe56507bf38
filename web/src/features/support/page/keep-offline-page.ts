import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whoever was here once finds the crisis lines here without a connection, too. Where a browser keeps no pages, nothing is lost. */
export function useKeptOfflinePage() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  useEffect(() => {
    const address = `/support-worker.js?language=${i18n.locale}`;
    void navigator.serviceWorker?.register(address, { scope: pathname }).catch(() => undefined);
  }, [i18n.locale, pathname]);
}
