// The steps from a form to being signed in, which /login and /signup share.
import { useEffect } from 'react';
import { useUser } from '../../../platform/user';
import { forgetPendingCode, type PendingCode, usePendingCode } from './pending-code';
import { hasReturnPath, useReturnPath } from './sign-in-path';
import { useCompleteSignIn } from './use-complete-sign-in';
import type { Welcomed } from './welcome-card';

export function useCodeWay(kind: PendingCode['kind']) {
  const { pending, begin, end } = usePendingCode(kind);
  const { signedIn: signedInHere, completeSignIn } = useCompleteSignIn();
  const asked = useReturnPath();
  const returnTo = hasReturnPath(asked) ? asked : (pending?.returnTo ?? asked);

  const { user } = useUser();
  // Signed in through the link, in another tab.
  const signedInElsewhere: Welcomed | null =
    pending && user
      ? { ...user, arrival: kind === 'sign-up' ? 'created' : 'signed-in', isDeletionUndone: false }
      : null;
  const signedIn = signedInHere ?? signedInElsewhere;
  const isSignedIn = signedIn !== null;
  useEffect(() => {
    if (isSignedIn) forgetPendingCode();
  }, [isSignedIn]);

  return { pending, begin: (email: string) => begin(email, returnTo), end, signedIn, completeSignIn, returnTo };
}

/** What was typed into the form is kept until they are in. */
export function useForgetOnSignIn(signedIn: Welcomed | null, forget: () => void) {
  const isSignedIn = signedIn !== null;
  useEffect(() => {
    if (isSignedIn) forget();
  }, [isSignedIn, forget]);
}
