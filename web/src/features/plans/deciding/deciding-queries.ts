import {
  addDecider,
  changeDecider,
  type Deciding,
  getDeciding,
  removeDecider,
  setDirections,
  type WrittenDirections,
} from '@evenlight/contract/deciding';
import type { Sent } from '@evenlight/contract/endpoint';
import type { DeciderId, PlanId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';

const decidingKey = (planId: PlanId) => ['api', 'deciding', planId];

/** As the page was given it, or asked for from here when it could not be; and as it is after every change on any device. */
export function useDeciding(planId: PlanId, fromLoader: Deciding | null) {
  const cache = useQueryClient();
  // A page that was loaded again while it stood there knows better.
  useEffect(() => {
    if (fromLoader) cache.setQueryData<Deciding>(decidingKey(planId), fromLoader);
  }, [cache, planId, fromLoader]);
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: decidingKey(planId) }), [cache, planId]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (kind === 'decider.changed' && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: decidingKey(planId),
    queryFn: () => call(getDeciding, { params: { planId } }),
    initialData: () => fromLoader ?? undefined,
    gcTime: 0,
  });
}

function useChange<Input>(planId: PlanId, change: (input: Input) => Promise<Deciding>) {
  const cache = useQueryClient();
  const queryKey = decidingKey(planId);
  return useMutation({
    // One after the other, so that the last answer shown is the newest.
    scope: { id: queryKey.join(' ') },
    mutationFn: change,
    // An older look that is still on its way must not cover what this change makes of it.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (deciding) => cache.setQueryData<Deciding>(queryKey, deciding),
    // The answer may have been lost on the way, or somebody was faster.
    onError: () => void cache.invalidateQueries({ queryKey }),
  });
}

export function useSetDirections(planId: PlanId) {
  return useChange(planId, (directions: WrittenDirections) =>
    call(setDirections, { params: { planId }, body: { directions } }),
  );
}

export function useAddDecider(planId: PlanId) {
  return useChange(planId, (body: Sent<typeof addDecider>['body']) => call(addDecider, { params: { planId }, body }));
}

export function useChangeDecider(planId: PlanId, deciderId: DeciderId) {
  return useChange(planId, (body: Sent<typeof changeDecider>['body']) =>
    call(changeDecider, { params: { planId, deciderId }, body }),
  );
}

export function useRemoveDecider(planId: PlanId, deciderId: DeciderId) {
  return useChange<void>(planId, () => call(removeDecider, { params: { planId, deciderId } }));
}
