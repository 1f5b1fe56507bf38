import {
  askForProof,
  endOneSession,
  endOtherSessions,
  listSessions,
  proveByCode,
  type User,
} from '@evenlight/contract/accounts';
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import type { PasskeyId, SessionId, UserId } from '@evenlight/contract/ids';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  proveByPasskey,
  removePasskey,
  renamePasskey,
} from '@evenlight/contract/passkeys';
import {
  deleteAccount,
  getPreferences,
  getUser,
  type NoticeKind,
  proveNewEmail,
  setPreferences,
  type updateUser,
} from '@evenlight/contract/profiles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { saveAs } from '../../../platform/fetched-file';
import { useUser } from '../../../platform/user';
import { askForPasskey } from '../passkey-ceremony';
import { fetchExport } from './fetch-export';
import { makePasskey } from './make-passkey';
import { useProven } from './use-proven';

const profileKey = (userId: UserId) => ['api', 'users', userId];
// What a person sees is kept under their name, so that the next one at this computer finds none of it.
const sessionsKey = (userId: UserId) => ['api', 'users', userId, 'sessions'];
const passkeysKey = (userId: UserId) => ['api', 'users', userId, 'passkeys'];
const preferencesKey = (userId: UserId) => ['api', 'users', userId, 'preferences'];

// Another device may have changed any of these, so each visit asks again.
const askedAnew = { staleTime: 0 };

/** One's own record as the page was given it, and as it is after each change. */
export function useProfile(fromLoader: User) {
  return useQuery({
    queryKey: profileKey(fromLoader.id),
    queryFn: () => call(getUser, { params: { userId: fromLoader.id } }),
    initialData: fromLoader,
    gcTime: 0,
  }).data;
}

export function useUpdateProfile() {
  const { updateUser: change } = useUser();
  const proven = useProven();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fields: Sent<typeof updateUser>['body']) => proven(() => change(fields).catch(throwCause)),
    onSuccess: ({ next: _, ...user }) => queries.setQueryData(profileKey(user.id), user),
  });
}

/** The call underneath says what is wrong; the error around it says only that something is. */
function throwCause(error: Error): never {
  throw error.cause ?? error;
}

export function useProveNewEmail(userId: UserId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(proveNewEmail, { params: { userId }, body: { code } }),
    onSuccess: (user) => {
      queries.setQueryData(profileKey(userId), user);
      // Every other device was signed out with it.
      return queries.invalidateQueries({ queryKey: sessionsKey(userId) });
    },
  });
}

export function useAskForProof(onAsked: () => void) {
  return useMutation({ mutationFn: () => call(askForProof, {}), onSuccess: onAsked });
}

export function useProveByCode() {
  return useMutation({ mutationFn: (code: string) => call(proveByCode, { body: { code } }) });
}

export function useProveByPasskey(onProven: () => void) {
  return useMutation({
    mutationFn: async () => call(proveByPasskey, { body: { credential: await askForPasskey() } }),
    onSuccess: onProven,
  });
}

export function useSessions(userId: UserId) {
  return useQuery({ queryKey: sessionsKey(userId), queryFn: () => call(listSessions, {}), ...askedAnew });
}

export function useEndSession(userId: UserId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: SessionId) => call(endOneSession, { params: { sessionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey(userId) }),
  });
}

export function useEndOtherSessions(userId: UserId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey(userId) }),
  });
}

export function usePasskeys(userId: UserId) {
  return useQuery({ queryKey: passkeysKey(userId), queryFn: () => call(listPasskeys, {}), ...askedAnew });
}

export function useAddPasskey(userId: UserId) {
  const proven = useProven();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const credential = await makePasskey(await proven(() => call(newPasskeyOptions, {})));
      return proven(() => call(addPasskey, { body: { name, credential } }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysKey(userId) }),
  });
}

export function useRenamePasskey(userId: UserId, passkeyId: PasskeyId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(renamePasskey, { params: { passkeyId }, body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysKey(userId) }),
  });
}

export function useRemovePasskey(userId: UserId, passkeyId: PasskeyId) {
  const proven = useProven();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => proven(() => call(removePasskey, { params: { passkeyId } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysKey(userId) }),
  });
}

export function usePreferences(userId: UserId) {
  return useQuery({
    queryKey: preferencesKey(userId),
    queryFn: () => call(getPreferences, { params: { userId } }),
    ...askedAnew,
  });
}

/** Only what was asked for is taken from the answer: other switches may be on their way as well. */
export function useSetPreference(userId: UserId, kind: NoticeKind | 'isQuiet') {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(setPreferences, { params: { userId }, body: { [kind]: isOn } }),
    onSuccess: (answered) => {
      const part = kind === 'isQuiet' ? 'quietUntil' : kind;
      queries.setQueryData<Returned<typeof getPreferences>>(
        preferencesKey(userId),
        (shown) => shown && { ...shown, [part]: answered[part] },
      );
    },
  });
}

export function useExport(userId: UserId) {
  const proven = useProven();
  return useMutation({
    mutationFn: () => proven(() => fetchExport(userId)),
    onSuccess: ({ name, bytes }) => saveAs(name, bytes),
  });
}

/** What this browser keeps of the person goes at once; the page that says goodbye is loaded by itself. */
export function useDeleteAccount(userId: UserId) {
  const proven = useProven();
  const { logout } = useUser();
  return useMutation({
    mutationFn: () => proven(() => call(deleteAccount, { params: { userId } })),
    onSuccess: ({ deletesAt }) => {
      logout();
      window.location.assign(`/goodbye?${new URLSearchParams({ on: deletesAt })}`);
    },
  });
}
