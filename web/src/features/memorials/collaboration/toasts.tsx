import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toasts } from '../../../ui/overlays/toast-store';

/** Why it failed stands where it happened; this only says so wherever somebody looks. */
export function tellFailure(what: ReactNode): void {
  toasts.show({ title: <Trans>Error</Trans>, description: what, variant: 'destructive' });
}
