import { askToSignIn, type SignedIn, signIn, signInByLink, signUp } from '@evenlight/contract/accounts';
import type { Sent } from '@evenlight/contract/endpoint';
import { type Credential, signInByPasskey } from '@evenlight/contract/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/call';
import { countMoment } from '../../platform/moments';
import { askForPasskey } from './passkey-ceremony';

export function useAskToSignIn() {
  return useMutation({ mutationFn: (body: Sent<typeof askToSignIn>['body']) => call(askToSignIn, { body }) });
}

export function useSignUp() {
  return useMutation({ mutationFn: (body: Sent<typeof signUp>['body']) => call(signUp, { body }) });
}

export function useSignIn() {
  const arrive = useArrive();
  return useMutation({
    mutationFn: (body: Sent<typeof signIn>['body']) => call(signIn, { body }),
    onSuccess: arrive,
  });
}

export function useSignInByLink() {
  const arrive = useArrive();
  return useMutation({
    mutationFn: (token: string) => call(signInByLink, { body: { token } }),
    onSuccess: arrive,
  });
}

/** With the passkey that was chosen already, or with one that the browser is asked for now. */
export function useSignInByPasskey() {
  const arrive = useArrive();
  return useMutation({
    mutationFn: async (chosen: Credential | null) =>
      call(signInByPasskey, { body: { credential: chosen ?? (await askForPasskey()) } }),
    onSuccess: arrive,
  });
}

/** Whoever was here before leaves nothing in the cache, and the frame of the page learns who is here now. */
function useArrive() {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return ({ arrival }: SignedIn) => {
    queries.removeQueries();
    if (arrival === 'created') void countMoment('signed-up');
    void revalidate();
  };
}
