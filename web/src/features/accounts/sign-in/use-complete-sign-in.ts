// Somebody has signed in: by a code, a link or a passkey.
import type { SignedIn } from '@evenlight/contract/accounts';
import { useState } from 'react';
import { countMoment } from '../../../platform/moments';
import { useUser } from '../../../platform/user';
import { forgetPendingCode } from './pending-code';

/**
 * The frame of the page learns who is here from the answer itself. Asking for the page again could fail, and would then
 * put a broken page in the place of the welcome.
 */
export function useCompleteSignIn<Answer extends SignedIn>() {
  const [signedIn, setSignedIn] = useState<Answer | null>(null);
  const { greet } = useUser();
  function completeSignIn(answer: Answer) {
    forgetPendingCode();
    setSignedIn(answer);
    greet(answer);
    if (answer.arrival === 'created') void countMoment('signed-up');
  }
  return { signedIn, completeSignIn };
}
