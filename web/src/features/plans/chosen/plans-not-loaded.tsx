import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorState } from '../../../ui/status/error-state';

type Props = { isTrying: boolean; onRetry: () => void; action?: ReactNode };

export function PlansNotLoaded({ isTrying, onRetry, action }: Props) {
  return (
    <ErrorState
      className="mt-8"
      title={<Trans>Your plans could not be loaded</Trans>}
      safe={<Trans>They are all safe with us.</Trans>}
      retry={{ refetch: onRetry, isFetching: isTrying }}
      action={action}
    />
  );
}

/** For pages that do not keep the plans themselves: once more by itself, then as often as somebody asks. */
export function LoadPlansAgain() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PlansNotLoaded isTrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
