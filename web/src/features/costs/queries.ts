// What others charge: saving one line, and saying for which plan quotes are. Reading is in parts/use-costs.ts.
import { type PlanCosts, placeQuoteRequest, saveCost } from '@evenlight/contract/costs';
import type { CostLineId, CostWords } from '@evenlight/contract/costs/cost-lines';
import type { PlanId, QuoteRequestId } from '@evenlight/contract/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { costsKey } from '../../parts/use-costs';
import { CallFailed, call } from '../../platform/call';

export type SavedCost = { line: CostLineId; words: CostWords | null; version: number };

export function useSaveCost(planId: PlanId) {
  const cache = useQueryClient();
  const queryKey = costsKey(planId);
  return useMutation({
    mutationFn: (body: SavedCost) => call(saveCost, { params: { planId }, body }),
    // One after the other, so that the last answer shown is the newest.
    scope: { id: queryKey.join(' ') },
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (costs) => void cache.setQueryData<PlanCosts>(queryKey, costs),
    onError: (error) => {
      if (isChangedMeanwhile(error)) void cache.invalidateQueries({ queryKey });
    },
  });
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'costs.changed_meanwhile';
}

export function usePlaceRequest(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (requestId: QuoteRequestId) => call(placeQuoteRequest, { params: { planId, requestId } }),
    onSuccess: (costs) => void cache.setQueryData<PlanCosts>(costsKey(planId), costs),
  });
}
