import { Trans } from '@lingui/react/macro';
import { toasts } from '../../../ui/overlays/toast-store';

/** Why it failed stands where it happened; this only says so wherever somebody looks. */
export function tellFailure(what: string): void {
  toasts.show({ about: what, title: <Trans>Error</Trans>, description: what, variant: 'destructive' });
}

/** The same worked in the end. */
export function retireFailure(what: string): void {
  toasts.retire(what);
}
