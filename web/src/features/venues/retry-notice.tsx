// A small thing that could not be read: the reason, and another try. What stands around it is still there.
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { phraseFor } from '../../platform/phrases';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';

type Props = { error: unknown; isTrying: boolean; onRetry: () => void };

export function RetryNotice({ error, isTrying, onRetry }: Props) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <Notice tone="warn" role="alert">
      {phrase && <p>{i18n._(phrase)}</p>}
      <Button variant="secondary" size="small" className="mt-3" state={isTrying ? 'loading' : 'idle'} onClick={onRetry}>
        {!isTrying && <RotateCcw aria-hidden="true" className="size-4.5" />}
        <Trans>Retry</Trans>
      </Button>
    </Notice>
  );
}
