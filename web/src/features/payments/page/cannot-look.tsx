import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConnectionLost } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { ErrorState } from '../../../ui/status/error-state';
import { isProblem } from '../queries';

type Props = {
  title: ReactNode;
  safe: ReactNode;
  error: unknown;
  isLooking: boolean;
  onLook: () => unknown;
  action?: ReactNode;
  level: 'h1' | 'h3';
};

/** When nobody could say how a payment stands: it may have been made, so nothing is said about whether it was. */
export function CannotLook({ error, isLooking, onLook, ...texts }: Props) {
  return <ErrorState {...texts} next={<WhatNext error={error} />} retry={{ refetch: onLook, isFetching: isLooking }} />;
}

function WhatNext({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  if (error instanceof ConnectionLost) return <Trans>Check your internet connection, then try again.</Trans>;
  if (isProblem(error, 'payment.provider_away'))
    return <Trans>The payment service does not answer just now. Wait a moment, then try again.</Trans>;
  const phrase = phraseFor(error);
  if (phrase && (isProblem(error, 'request.too_many') || isProblem(error, 'session.required'))) return i18n._(phrase);
  return <Trans>Something went wrong on our side. Wait a moment, then try again.</Trans>;
}
