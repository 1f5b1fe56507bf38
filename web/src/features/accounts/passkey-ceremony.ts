// The browser's part of signing in with a passkey.
import { type Credential, passkeySignInOptions } from '@evenlight/contract/passkeys';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../platform/call';

/** The browser asks the person at once. */
export async function askForPasskey(): Promise<Credential> {
  return asSent(await startAuthentication({ optionsJSON: await call(passkeySignInOptions, {}) }));
}

/**
 * Passkeys among the addresses that the browser offers to fill in, for as long as `isOffered` holds. Whoever does not
 * choose one notices nothing of it.
 */
export function usePasskeyAutofill(isOffered: boolean, onChosen: (credential: Credential) => void) {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOffered) return;
    let isWanted = true;
    async function offer() {
      if (!(await browserSupportsWebAuthnAutofill())) return;
      const optionsJSON = await call(passkeySignInOptions, {});
      if (!isWanted) return;
      const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
      if (isWanted) choose(asSent(chosen));
    }
    // Nobody asked for this offer, so nobody is told when it cannot be made.
    offer().catch(() => undefined);
    return () => {
      isWanted = false;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isOffered]);
}

/** The same values, in objects that may travel as JSON. */
function asSent({ response, clientExtensionResults, ...credential }: AuthenticationResponseJSON): Credential {
  return { ...credential, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}
