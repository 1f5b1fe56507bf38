// All that a plan will cost, as it is after every change on any device. Several features show a part of it.
import { getCosts, type PlanCosts } from '@evenlight/contract/costs';
import type { PlanId } from '@evenlight/contract/ids';
import type { NewsItem, NewsKind } from '@evenlight/contract/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../platform/call';
import { useNews } from '../platform/live-news';

export const costsKey = (planId: PlanId) => ['api', 'costs', planId];
const readCosts = (planId: PlanId) => call(getCosts, { params: { planId } });

/** Everything that a figure of it is made of. */
const moving: readonly NewsKind[] = [
  'plan.changed',
  'payment.changed',
  'inquiry.changed',
  'adjustment.requested',
  'adjustment.decided',
];

export function useCosts(planId: PlanId, fromLoader?: PlanCosts) {
  const cache = useQueryClient();
  useEffect(() => {
    if (fromLoader) cache.setQueryData<PlanCosts>(costsKey(planId), fromLoader);
  }, [cache, planId, fromLoader]);
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: costsKey(planId) }), [cache, planId]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (moving.includes(kind) && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: costsKey(planId),
    queryFn: () => readCosts(planId),
    initialData: () => fromLoader,
    gcTime: 0,
  });
}
