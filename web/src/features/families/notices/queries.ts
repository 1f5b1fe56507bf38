import {
  changeFamilyNotices,
  getFamilyNotices,
  type MailChoice,
  markFamilySeen,
  stopFamilyNotices,
} from '@evenlight/contract/families/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { activitiesKey } from '../queries';

/** Below the activities: whenever something happened, how much is new has to be read again. */
function useNoticesKey() {
  return [...activitiesKey(useFamily().group.id), 'notices'];
}

export function useFamilyNotices() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: useNoticesKey(),
    queryFn: () => call(getFamilyNotices, { query: { groupId } }),
  });
}

export function useMailChoice() {
  const { id: groupId } = useFamily().group;
  const [cache, queryKey] = [useQueryClient(), useNoticesKey()];
  return useMutation({
    mutationFn: (mail: MailChoice) => call(changeFamilyNotices, { body: { groupId, mail } }),
    onSuccess: (notices) => cache.setQueryData(queryKey, notices),
    onError: () => void cache.invalidateQueries({ queryKey }),
  });
}

export function useMarkSeen() {
  const { id: groupId } = useFamily().group;
  const [cache, queryKey] = [useQueryClient(), useNoticesKey()];
  return useMutation({
    mutationFn: () => call(markFamilySeen, { body: { groupId } }),
    onSuccess: (notices) => cache.setQueryData(queryKey, notices),
  });
}

export function useStopNotices() {
  return useMutation({ mutationFn: (token: string) => call(stopFamilyNotices, { body: { token } }) });
}
