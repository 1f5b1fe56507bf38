// Everything that is read and written about support groups.
import type { Sent } from '@evenlight/contract/endpoint';
import type { SupportGroupId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import {
  askToJoinGroup,
  leaveGroup,
  listSupportGroups,
  type SupportGroup,
  setGroupReminders,
} from '@evenlight/contract/support/groups';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';

const groupsKey = ['api', 'support', 'groups'];

// What the page was given is not asked for again at once; whoever comes back later finds what is true by then.
const FRESH_MS = 5_000;

export function useGroups(first: SupportGroup[] | null, drawnAt: number) {
  return useQuery({
    queryKey: groupsKey,
    queryFn: () => call(listSupportGroups, {}),
    staleTime: FRESH_MS,
    initialData: () => first ?? undefined,
    initialDataUpdatedAt: drawnAt,
  });
}

/** Our team has answered, a seat is free, or another device of this person has gone on. */
export function useNewsOfGroups(isMember: boolean) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: groupsKey }), [cache]);
  useNews(
    isMember,
    useCallback(({ kind }: NewsItem) => void (kind === 'group.changed' && readAnew()), [readAnew]),
    readAnew,
  );
}

/** The group as it is now. An older answer that is still on its way must not replace it. */
async function keepGroup(cache: QueryClient, group: SupportGroup) {
  await cache.cancelQueries({ queryKey: groupsKey });
  cache.setQueryData<SupportGroup[]>(groupsKey, (before) =>
    before?.map((known) => (known.id === group.id ? group : known)),
  );
}

export function useAskToJoin(groupId: SupportGroupId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof askToJoinGroup>['body']) => call(askToJoinGroup, { params: { groupId }, body }),
    onSuccess: (group) => keepGroup(cache, group),
  });
}

export function useLeaveGroup(groupId: SupportGroupId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(leaveGroup, { params: { groupId } }),
    onSuccess: (group) => keepGroup(cache, group),
  });
}

export function useSetReminders(groupId: SupportGroupId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (wantsReminders: boolean) => call(setGroupReminders, { params: { groupId }, body: { wantsReminders } }),
    onSuccess: (group) => keepGroup(cache, group),
  });
}
