import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { ErrorState } from '../../../ui/status/error-state';

type Props = { error: unknown; isTrying: boolean; onRetry: () => void };

export function VenuesUnreachable({ error, isTrying, onRetry }: Props) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <ErrorState
      title={<Trans>Failed to fetch venues</Trans>}
      next={phrase && i18n._(phrase)}
      action={
        <Button variant="secondary" state={isTrying ? 'loading' : 'idle'} onClick={onRetry}>
          {!isTrying && <RotateCcw aria-hidden="true" className="size-4.5" />}
          <Trans>Retry</Trans>
        </Button>
      }
    />
  );
}
