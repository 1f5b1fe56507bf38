import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What its people work with. Without scripts it would wait for ever, and its buttons would do nothing. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p className="max-w-[60ch] text-ink-2">
          <Trans>To change anything here this page needs scripts, and they are turned off in your browser.</Trans>
        </p>
      </noscript>
      <div className="noscript:hidden">{children}</div>
    </>
  );
}
