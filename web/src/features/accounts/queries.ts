import { askToSignIn, signIn, signInByLink, signUp } from '@evenlight/contract/accounts';
import type { Sent } from '@evenlight/contract/endpoint';
import { type Credential, signInByPasskey } from '@evenlight/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { askForPasskey } from './passkey-ceremony';

export function useAskToSignIn() {
  return useMutation({ mutationFn: (body: Sent<typeof askToSignIn>['body']) => call(askToSignIn, { body }) });
}

export function useSignUp() {
  return useMutation({ mutationFn: (body: Sent<typeof signUp>['body']) => call(signUp, { body }) });
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: Sent<typeof signIn>['body']) => call(signIn, { body }),
  });
}

export function useSignInByLink() {
  return useMutation({
    mutationFn: (token: string) => call(signInByLink, { body: { token } }),
  });
}

/** With the passkey that was chosen already, or with one that the browser is asked for now. */
export function useSignInByPasskey() {
  return useMutation({
    mutationFn: async (chosen: Credential | null) =>
      call(signInByPasskey, { body: { credential: chosen ?? (await askForPasskey()) } }),
  });
}
