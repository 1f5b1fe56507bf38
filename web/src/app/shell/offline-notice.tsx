import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Notice } from '../../ui/status/notice';
import { OFFLINE_NOTICE_ID, watchConnection } from '../static-pages/watch-connection';

/** Written into every page and hidden; the watch shows it. Static pages start the same watch by themselves. */
export function OfflineNotice() {
  useEffect(watchConnection, []);
  return (
    // Always there: a region that arrives together with its words is not read out. One page is about nothing else.
    <div role="status" className="in-[body:has([data-offline-page])]:hidden print:hidden">
      <div id={OFFLINE_NOTICE_ID} hidden>
        <Notice tone="warn" title={<Trans>You are offline</Trans>} className="mx-auto mt-3 max-w-[1096px] max-xl:mx-5">
          <p>
            <Trans>What is on this screen stays here. The rest comes back when the connection does.</Trans>
          </p>
        </Notice>
      </div>
    </div>
  );
}
