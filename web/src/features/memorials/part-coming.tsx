import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  /** What could not be loaded, in a sentence. */
  missing: ReactNode;
  /** What stands there while the page asks once more. */
  children?: ReactNode;
};

/** For a part that the server could not read. Without scripts nobody asks for it again, so the page says so at once. */
export function PartComing({ missing, children }: Props) {
  return (
    <>
      <noscript>
        <p className="max-w-[60ch] text-ink-2">
          {missing}. <Trans>Please load this page again in a few minutes.</Trans>
        </p>
      </noscript>
      {children && <div className="noscript:hidden">{children}</div>}
    </>
  );
}
