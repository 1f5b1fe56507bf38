// Everything that is read and written about asking for a talk.
import type { Sent } from '@evenlight/contract/endpoint';
import type { CounselingRequestId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import {
  askForCounseling,
  type CounselingRequest,
  listCounselingRequests,
  withdrawCounselingRequest,
} from '@evenlight/contract/support/counseling';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';

const requestsKey = ['api', 'support', 'consultations'];

// What the page was given is not asked for again at once; whoever comes back later finds what is true by then.
const FRESH_MS = 5_000;

export function useOwnRequests(isMember: boolean, first: CounselingRequest[] | null, drawnAt: number) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: requestsKey }), [cache]);
  useNews(
    isMember,
    useCallback(({ kind }: NewsItem) => void (kind === 'counseling.changed' && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: requestsKey,
    queryFn: () => call(listCounselingRequests, {}),
    enabled: isMember,
    staleTime: FRESH_MS,
    initialData: () => first ?? undefined,
    initialDataUpdatedAt: drawnAt,
  });
}

export function useAskForCounseling() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof askForCounseling>['body']) => call(askForCounseling, { body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: requestsKey }),
  });
}

export function useWithdraw(requestId: CounselingRequestId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawCounselingRequest, { params: { requestId } }),
    onSuccess: async () => {
      await cache.cancelQueries({ queryKey: requestsKey });
      cache.setQueryData<CounselingRequest[]>(requestsKey, (before) => before?.filter(({ id }) => id !== requestId));
    },
  });
}
