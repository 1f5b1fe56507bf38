// Coming into a group: what a letter or a link opens, accepting, and asking.
import { listFamilyGroups } from '@evenlight/contract/families/group';
import {
  acceptFamilyInvitation,
  askToJoin,
  openFamilyInvitation,
  openJoinLink,
} from '@evenlight/contract/families/invitations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailed, call } from '../../../platform/call';
import { useFamilyGroups, useRefreshFamilies } from '../queries';

export function useOpenLetter(token: string) {
  return useQuery({
    queryKey: ['family letter', token],
    queryFn: () => call(openFamilyInvitation, { body: { token } }),
    gcTime: 0,
  });
}

export function useOpenLink(code: string) {
  return useQuery({
    queryKey: linkKey(code),
    queryFn: () => call(openJoinLink, { body: { token: code } }),
    refetchInterval: ({ state }) => (state.data?.standing === 'asked' ? LOOK_AGAIN_MS : false),
    gcTime: 0,
  });
}

const linkKey = (code: string) => ['family link', code] as const;
// Being turned down is no news to anybody; so it is looked for while somebody waits.
const LOOK_AGAIN_MS = 5 * 60_000;

/** While somebody waits: being let in is news, and makes one group more. */
export function useLookingAtLink(code: string) {
  const cache = useQueryClient();
  const groups = useFamilyGroups(null).data?.groups.length;
  useEffect(() => {
    if (groups !== undefined) void cache.invalidateQueries({ queryKey: linkKey(code) });
  }, [cache, code, groups]);
}

export function useAcceptLetter() {
  const refreshFamilies = useRefreshFamilies();
  return useMutation({
    mutationFn: async (token: string) => {
      const { groupId } = await call(acceptFamilyInvitation, { body: { token } });
      // They are in; whose plan it is only decides where they land.
      const mine = await call(listFamilyGroups, {}).catch(() => null);
      return { planId: mine?.groups.find(({ id }) => id === groupId)?.planId ?? null };
    },
    onSuccess: refreshFamilies,
  });
}

/** Asked again, nothing happens twice. */
export function useAskToJoin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(askToJoin, { body: { token: code } }),
    onSettled: (_answer, _error, code) => cache.invalidateQueries({ queryKey: linkKey(code) }),
  });
}

/** Used, taken back, too old, or never one of ours. */
export function isLinkGone(error: unknown): boolean {
  const code = error instanceof CallFailed && error.problem?.code;
  return code === 'family.link_not_found' || code === 'request.invalid';
}

export function isForOtherAddress(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'family.other_address';
}
