import { askToSignIn, getSession, signIn, signInByLink, signUp } from '@evenlight/contract/accounts';
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import { type Credential, signInByPasskey } from '@evenlight/contract/passkeys';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useUser } from '../../platform/user';
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

/** How to reach whoever is signed in, so that nobody types what we know. Undefined for visitors. */
export function useOwnAddress() {
  const { user } = useUser();
  return useQuery({
    queryKey: ['api', 'users', user?.id, 'address'],
    queryFn: () => call(getSession, {}),
    enabled: user !== null,
  });
}

/** What an account knows of what the forms ask, so that nobody types it again. */
export function contactOf({ firstName, lastName, email, phone }: Returned<typeof getSession>) {
  return { name: `${firstName} ${lastName}`.trim(), email, phone: phone ?? '' };
}
