// Coming into a group: what a letter or a link opens, accepting, and asking.
import { listFamilyGroups } from '@evenlight/contract/families/group';
import {
  acceptFamilyInvitation,
  askToJoin,
  getFamilyRequest,
  openFamilyInvitation,
  openJoinLink,
} from '@evenlight/contract/families/invitations';
import type { FamilyInvitationId } from '@evenlight/contract/ids';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
    gcTime: 0,
  });
}

const linkKey = (code: string) => ['family link', code] as const;
// Being turned down is no news to anybody; so it is looked for while somebody waits.
const LOOK_AGAIN_MS = 5 * 60_000;

const requestKey = (askedId: FamilyInvitationId | null) => ['family request', askedId] as const;

/**
 * What came of asking, for whoever waits: by what they asked, because the family may make a new link meanwhile. `isOver`
 * when the family's group has ended, or their asking is so long ago that nobody knows of it; the link is asked then.
 */
export function useRequest(code: string, askedId: FamilyInvitationId | null) {
  const cache = useQueryClient();
  const { data: request, error } = useQuery({
    queryKey: requestKey(askedId),
    queryFn: askedId ? () => call(getFamilyRequest, { params: { invitationId: askedId } }) : skipToken,
    refetchInterval: ({ state }) => (state.data?.standing === 'asked' ? LOOK_AGAIN_MS : false),
    gcTime: 0,
  });
  const isOver = codeOf(error) === 'family.invitation_not_found';
  useEffect(() => {
    if (isOver) void cache.invalidateQueries({ queryKey: linkKey(code) });
  }, [cache, code, isOver]);
  return { request, isOver };
}

/** While somebody waits: being let in is news, and makes one group more. */
export function useLookingAtRequest(askedId: FamilyInvitationId) {
  const cache = useQueryClient();
  const groups = useFamilyGroups(null).data?.groups.length;
  useEffect(() => {
    if (groups !== undefined) void cache.invalidateQueries({ queryKey: requestKey(askedId) });
  }, [cache, askedId, groups]);
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
    onSettled: (_answer, _error, code) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: linkKey(code) }),
        cache.invalidateQueries({ queryKey: ['family request'] }),
      ]),
  });
}

function codeOf(error: unknown) {
  return error instanceof CallFailed ? error.problem?.code : undefined;
}

export function isForOtherAddress(error: unknown): boolean {
  return codeOf(error) === 'family.other_address';
}
