// The browser's part of making a passkey.
import type { Returned } from '@evenlight/contract/endpoint';
import type { Credential, newPasskeyOptions } from '@evenlight/contract/passkeys';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

export async function makePasskey(options: Returned<typeof newPasskeyOptions>): Promise<Credential> {
  // Written by the server's half of this library for this very call; the contract only carries it.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { response, clientExtensionResults, ...credential } = await startRegistration({ optionsJSON });
  return { ...credential, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}

/** The device has one for this account already, and will not make a second. */
export function hasPasskeyAlready(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}
