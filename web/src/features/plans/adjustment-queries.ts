import { requestAdjustment, withdrawAdjustment } from '@evenlight/contract/adjustments';
import type { Sent } from '@evenlight/contract/endpoint';
import type { AdjustmentId, PlanId } from '@evenlight/contract/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { planKey, showPlan } from './plan-queries';

export function useRequestAdjustment(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: planKey(planId),
    mutationFn: (body: Sent<typeof requestAdjustment>['body']) => call(requestAdjustment, { params: { planId }, body }),
    onSuccess: (plan) => showPlan(cache, plan),
  });
}

export function useWithdrawAdjustment(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: planKey(planId),
    mutationFn: (adjustmentId: AdjustmentId) => call(withdrawAdjustment, { params: { planId, adjustmentId } }),
    onSuccess: (plan) => showPlan(cache, plan),
    // Our team may have answered meanwhile; what they said is shown.
    onError: () => cache.invalidateQueries({ queryKey: planKey(planId) }),
  });
}
