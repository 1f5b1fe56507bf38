// What visitors are told when something needs an account. The way back leads to where they are.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ToastInput } from '../../../ui/overlays/toast-store';

export function signInToSave(): ToastInput {
  return signInToast(<Trans>Please log in to add items to your wishlist.</Trans>);
}

export function signInToAsk(): ToastInput {
  return signInToast(<Trans>Please log in to contact vendors.</Trans>);
}

/** Only ever called when something was pressed: the address of the page is then at hand. */
export function signInPathBackHere(): string {
  const { pathname, search } = window.location;
  return `/login?${new URLSearchParams({ return: pathname + search })}`;
}

function signInToast(description: ReactNode): ToastInput {
  return {
    title: <Trans>Authentication Required</Trans>,
    description,
    action: { label: <Trans>Sign in</Trans>, to: signInPathBackHere() },
  };
}
