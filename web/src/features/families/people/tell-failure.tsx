import { Trans } from '@lingui/react/macro';
import { toasts } from '../../../ui/overlays/toast-store';

/**
 * Why it failed stands where it happened; this only says so wherever somebody looks. `about` names what was done and to
 * whom: the words alone are the same for everybody.
 */
export function tellFailure(about: string, what: string): void {
  toasts.show({
    about: `family people ${about}`,
    title: <Trans>Error</Trans>,
    description: what,
    variant: 'destructive',
    // Good news of somebody else waits behind it.
    isImportant: true,
  });
}

/** The same worked in the end. */
export function retireFailure(about: string): void {
  toasts.retire(`family people ${about}`);
}
