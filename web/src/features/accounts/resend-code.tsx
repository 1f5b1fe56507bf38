import { CODE_RESEND_SECONDS } from '@evenlight/contract/accounts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';

type Props = { askedAt: number; onAskAgain: () => Promise<unknown> };

/** Another mail, after a wait that is counted in plain sight. */
export function ResendCode({ askedAt, onAskAgain }: Props) {
  const { i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: onAskAgain });
  const secondsLeft = useSecondsUntil(askedAt + CODE_RESEND_SECONDS * 1000);
  const problem = phraseFor(error);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          disabled={secondsLeft > 0}
          state={isPending ? 'loading' : 'idle'}
          onClick={() => mutate()}
        >
          <Trans>Send a new code</Trans>
        </Button>
        {/* Not a live region: it would speak every second. */}
        {secondsLeft > 0 && (
          <p className="text-ink-2 text-sm tabular-nums">
            <Plural value={secondsLeft} one="You can ask again in # second." other="You can ask again in # seconds." />
          </p>
        )}
      </div>
      <div role="status" className="text-sm">
        {isSuccess && (
          <p className="mt-2 font-medium text-ok">
            <Trans>A new code is on its way. The one before does not work any more.</Trans>
          </p>
        )}
        {problem && !isPending && (
          <Notice tone="bad" className="mt-3">
            {i18n._(problem)}
          </Notice>
        )}
      </div>
    </div>
  );
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  // The clock above is up to a second behind a code that was asked for just now.
  return Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil((moment - now) / 1000)));
}
