// The browser's part of making a passkey.
import type { Returned } from '@evenlight/contract/endpoint';
import type { Credential, newPasskeyOptions } from '@evenlight/contract/passkeys';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

export async function makePasskey(options: Returned<typeof newPasskeyOptions>): Promise<Credential> {
  if (!areForRegistration(options)) throw new Error('These are no options for making a passkey.');
  const { response, clientExtensionResults, ...credential } = await startRegistration({ optionsJSON: options });
  return { ...credential, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } };
}

// Written by the server's half of this library for this very call; the contract only carries it.
const areForRegistration = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  ['challenge', 'rp', 'user', 'pubKeyCredParams'].every((part) => part in options);

/** The device has one for this account already, and will not make a second. */
export function hasPasskeyAlready(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}
