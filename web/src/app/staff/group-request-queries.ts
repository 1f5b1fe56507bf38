import { decideGroupRequest, type GroupRequest, listGroupRequests } from '@evenlight/contract/support/groups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRunProven } from '../../features/desk/queue/proven';
import { call } from '../../platform/call';

const requestsKey = ['api', 'staff', 'group-requests'];

// Nobody reloads a page that looks quiet, and somebody waits.
const LOOK_AGAIN_MS = 60_000;

/** The list as the page was given it; read anew at every look and every minute. */
export function useGroupRequests(fromLoader: GroupRequest[]) {
  return useQuery({
    queryKey: requestsKey,
    queryFn: () => call(listGroupRequests, {}),
    initialData: fromLoader,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

/** The promise that hangs on it is kept a moment later, so that list is read anew as well. */
export function useDecide(requestId: string) {
  const cache = useQueryClient();
  const run = useRunProven();
  return useMutation({
    mutationFn: (decision: 'confirm' | 'decline') =>
      run(() => call(decideGroupRequest, { params: { requestId }, body: { decision } })),
    onSettled: () => cache.invalidateQueries({ queryKey: ['api', 'staff'] }),
  });
}
