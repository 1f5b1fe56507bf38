import type { SignedIn } from '@evenlight/contract/accounts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { CallFailed, ConnectionLost } from '../../../platform/call';
import { Button } from '../../../ui/base/button';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { Notice } from '../../../ui/status/notice';
import { loginFailed, sentenceFor } from '../failure-sentences';
import { usePasskeyAutofill } from '../passkey-ceremony';
import { useSignInByPasskey } from '../queries';

const notShown = msg`No passkey was used, so nothing has changed. You can try once more, or use a code by e-mail.`;

/** Gone where the browser cannot: everybody has the code. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useSignInByPasskey();
  // Two questions at once would take each other's place: the offer waits while the button's own question is open.
  usePasskeyAutofill(!isPending, (chosen) => mutate(chosen, { onSuccess: onSignedIn }));
  const isAwake = useIsHydrated();
  // Its place is kept from the first paint on: what stands below must not move under a thumb.
  if (isAwake && !browserSupportsWebAuthn()) return null;

  const problem = isFromBrowser(error) ? notShown : sentenceFor(error, loginFailed, ['passkey.refused']);
  return (
    <div className="mt-6 border-line border-t pt-6">
      <Button
        variant="secondary"
        className="w-full"
        disabled={!isAwake}
        state={isPending ? 'loading' : 'idle'}
        onClick={() => mutate(null, { onSuccess: onSignedIn })}
      >
        <KeyRound aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <div role="status">
        {problem && !isPending && (
          <Notice tone="warn" className="mt-4">
            {i18n._(problem)}
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Called off by the person, or by a browser that found no passkey: both look the same to a page. */
function isFromBrowser(error: unknown): boolean {
  return error instanceof Error && !(error instanceof CallFailed) && !(error instanceof ConnectionLost);
}
