// What became of the words somebody wrote into the guestbook.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { quietLine } from '../../../platform/quiet-line';
import { LinkedText } from '../../../ui/base/linked-text';
import { Notice } from '../../../ui/status/notice';
import type { Signed } from './sign-from-form';

type Props = { signed: Signed | undefined; times: number; keptAs: string };

/** Takes the focus, because the button that sent the words went with their form. */
export function SaidSigned({ signed, times, keptAs }: Props) {
  const { i18n } = useLingui();
  const status = signed?.status;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);
  return (
    <div
      ref={box}
      id={status ? 'said' : undefined}
      data-stored={status && keptAs}
      role="status"
      tabIndex={-1}
      className="scroll-mt-24 rounded-md empty:hidden"
    >
      {status === 'published' && (
        <Notice tone="ok" title={<Trans>Message Added</Trans>} className="mb-5">
          <Trans>Thank you. Your words are in the guestbook now.</Trans>
        </Notice>
      )}
      {status === 'held' && (
        <Notice tone="ok" title={<Trans>Message Added</Trans>} className="mb-5">
          <Trans>Thank you. The family looks at it first, and then it can be read here.</Trans>
        </Notice>
      )}
      {signed?.isWorrying && (
        <Notice className="mb-5">
          <LinkedText pieces={quietLine(i18n)} />
        </Notice>
      )}
    </div>
  );
}
