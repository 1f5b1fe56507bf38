// The steps from a form to being signed in, which /login and /signup share.
import { useEffect } from 'react';
import { useUser } from '../../../platform/user';
import { forgetPendingCode, type PendingCode, usePendingCode } from './pending-code';
import { hasReturnPath, useReturnPath } from './sign-in-path';
import { useArrival } from './use-signed-in';
import type { Arrival } from './welcome-card';

export function useCodeWay(kind: PendingCode['kind']) {
  const { pending, begin, end } = usePendingCode(kind);
  const { arrived, arrive } = useArrival();
  const asked = useReturnPath();
  const returnTo = hasReturnPath(asked) ? asked : (pending?.returnTo ?? asked);

  const { user } = useUser();
  // Signed in through the link, in another tab.
  const noticed: Arrival | null =
    pending && user
      ? { ...user, arrival: kind === 'sign-up' ? 'created' : 'signed-in', isDeletionUndone: false }
      : null;
  const arrival = arrived ?? noticed;
  const hasArrived = arrival !== null;
  useEffect(() => {
    if (hasArrived) forgetPendingCode();
  }, [hasArrived]);

  return { pending, begin: (email: string) => begin(email, returnTo), end, arrival, arrive, returnTo };
}

/** What was typed into the form is kept until they are in. */
export function useForgetOnArrival(arrival: Arrival | null, forget: () => void) {
  const hasArrived = arrival !== null;
  useEffect(() => {
    if (hasArrived) forget();
  }, [hasArrived, forget]);
}
