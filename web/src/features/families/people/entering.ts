// Coming into a group: what a letter or a link opens, accepting, and asking.
import { listFamilyGroups } from '@evenlight/contract/families/group';
import {
  acceptFamilyInvitation,
  askToJoin,
  openFamilyInvitation,
  openJoinLink,
} from '@evenlight/contract/families/invitations';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';
import { useRefreshFamilies } from '../queries';

export function useOpenLetter(token: string) {
  return useQuery({
    queryKey: ['family letter', token],
    queryFn: () => call(openFamilyInvitation, { body: { token } }),
    gcTime: 0,
  });
}

export function useOpenLink(code: string) {
  return useQuery({
    queryKey: ['family link', code],
    queryFn: () => call(openJoinLink, { body: { token: code } }),
    gcTime: 0,
  });
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
  return useMutation({ mutationFn: (code: string) => call(askToJoin, { body: { token: code } }) });
}

/** Used, taken back, too old, or never one of ours. */
export function isLinkGone(error: unknown): boolean {
  const code = error instanceof CallFailed && error.problem?.code;
  return code === 'family.link_not_found' || code === 'request.invalid';
}

export function isForOtherAddress(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'family.other_address';
}
