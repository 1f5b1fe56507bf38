// Who asks to be let in, and what is reported.
import type { Sent } from '@evenlight/contract/endpoint';
import type { AccessRequestId, MemorialId } from '@evenlight/contract/ids';
import {
  askTheKeeper,
  decideAccessRequest,
  listAccessRequests,
  reportMemorial,
} from '@evenlight/contract/memorials/keeping';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { memorialKey } from '../queries';

export function useAskKeeper() {
  return useMutation({ mutationFn: (body: Sent<typeof askTheKeeper>['body']) => call(askTheKeeper, { body }) });
}

export function useReport(memorialId: MemorialId) {
  return useMutation({
    mutationFn: (body: Sent<typeof reportMemorial>['body']) => call(reportMemorial, { params: { memorialId }, body }),
  });
}

export function useAccessRequests(memorialId: MemorialId) {
  return useQuery({
    queryKey: [...memorialKey(memorialId), 'access-requests'],
    queryFn: () => call(listAccessRequests, { params: { memorialId } }),
    gcTime: 0,
  });
}

type Decision = { requestId: AccessRequestId; isGranted: boolean };

export function useDecideAccess(memorialId: MemorialId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ requestId, isGranted }: Decision) =>
      call(decideAccessRequest, { params: { memorialId, requestId }, body: { isGranted } }),
    // Whoever was let in is now among the people.
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialKey(memorialId) }),
  });
}
