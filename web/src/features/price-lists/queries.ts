// Prices of other funeral homes: reading them, and saving one.
import type { PlanId, PriceListId } from '@evenlight/contract/ids';
import {
  getPriceLists,
  type PlanPriceLists,
  type PriceListWords,
  savePriceList,
} from '@evenlight/contract/price-lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const keyOf = (planId: PlanId) => ['api', 'price-lists', planId];

export function usePriceLists(planId: PlanId, fromLoader: PlanPriceLists) {
  const cache = useQueryClient();
  useEffect(() => void cache.setQueryData<PlanPriceLists>(keyOf(planId), fromLoader), [cache, planId, fromLoader]);
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: keyOf(planId) }), [cache, planId]);
  useNews(
    true,
    useCallback(({ kind }: { kind: string }) => void (kind === 'plan.changed' && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: keyOf(planId),
    queryFn: () => call(getPriceLists, { params: { planId } }),
    initialData: fromLoader,
    gcTime: 0,
  });
}

/** `version` is the one that what is typed began with; each answer moves it on. */
export function useSavePriceList(planId: PlanId, listId: PriceListId, version: RefObject<number>) {
  const cache = useQueryClient();
  const queryKey = keyOf(planId);
  return useMutation({
    // What waited for another save goes on from its answer.
    mutationFn: ({ words }: { words: PriceListWords | null }) =>
      call(savePriceList, { params: { planId, listId }, body: { words, version: version.current } }),
    scope: { id: queryKey.join(' ') },
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (answer) => {
      version.current = answer.lists.find(({ id }) => id === listId)?.version ?? 0;
      cache.setQueryData<PlanPriceLists>(queryKey, answer);
    },
    onError: (error) => {
      if (isChangedMeanwhile(error)) void cache.invalidateQueries({ queryKey });
    },
  });
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'price_list.changed_meanwhile';
}
