import { Trans, useLingui } from '@lingui/react/macro';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { ButtonLink } from '../../../ui/base/button-link';
import { ErrorState } from '../../../ui/status/error-state';
import { listAddress } from '../page/support-address';

type Props = { error: unknown; isAsking: boolean; onRetry: () => void };

/** Deleted, perhaps in another tab; or never this person’s own. */
export function isGone(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 404;
}

export function CannotRead({ error, isAsking, onRetry }: Props) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <ErrorState
      level="h3"
      className="border-0"
      title={<Trans>This conversation cannot be shown</Trans>}
      next={phrase && i18n._(phrase)}
      retry={isGone(error) ? undefined : { refetch: onRetry, isFetching: isAsking }}
      action={
        <ButtonLink to={listAddress} preventScrollReset variant="secondary">
          <Trans>All conversations</Trans>
        </ButtonLink>
      }
    />
  );
}
