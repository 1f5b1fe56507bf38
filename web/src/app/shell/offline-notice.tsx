import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice';

function listen(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    // Always there: a region that arrives together with its words is not read out.
    <div role="status" className="print:hidden">
      {!isOnline && (
        <Notice tone="warn" title={<Trans>You are offline</Trans>} className="mx-auto mt-3 max-w-[1096px] max-xl:mx-5">
          <p>
            <Trans>What is on this screen stays here. The rest comes back when the connection does.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}
