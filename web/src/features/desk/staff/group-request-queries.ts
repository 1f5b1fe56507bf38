import type { Returned } from '@evenlight/contract/endpoint';
import { decideGroupRequest, getGroupRequest } from '@evenlight/contract/support/groups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useRunProven } from '../queue/proven';

const requestsKey = ['api', 'staff', 'group-requests'];

// Nobody reloads a page that looks quiet, and somebody waits.
const LOOK_AGAIN_MS = 60_000;

export type ReadRequest = Returned<typeof getGroupRequest>;

/** The request as the page was given it, with who is in line; read again at every look and every minute. */
export function useGroupRequest(requestId: string, fromLoader: ReadRequest) {
  return useQuery({
    queryKey: [...requestsKey, requestId],
    queryFn: () => call(getGroupRequest, { params: { requestId } }),
    initialData: fromLoader,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

/** The promise that hangs on it is kept a moment later, so that list is read again as well. */
export function useDecide(requestId: string) {
  const cache = useQueryClient();
  const run = useRunProven();
  return useMutation({
    mutationFn: (decision: 'confirm' | 'decline') =>
      run(() => call(decideGroupRequest, { params: { requestId }, body: { decision } })),
    onSettled: () => cache.invalidateQueries({ queryKey: ['api', 'staff'] }),
  });
}
