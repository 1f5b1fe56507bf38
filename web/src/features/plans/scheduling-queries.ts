// The date of a service: booked, asked for, moved, given back. Sent again after a lost answer, each says the same thing.
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId } from '@evenlight/contract/ids';
import { blockDate, cancelSchedule, requestPlanning } from '@evenlight/contract/scheduling';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { planKey, showPlan } from './plan-queries';
import { venuesKey } from './queries';

export function useBlockDate(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    ...settlingFor(cache, planId),
    mutationFn: (body: Sent<typeof blockDate>['body']) => call(blockDate, { params: { planId }, body }),
  });
}

export function useRequestPlanning(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    ...settlingFor(cache, planId),
    mutationFn: (body: Sent<typeof requestPlanning>['body']) => call(requestPlanning, { params: { planId }, body }),
  });
}

export function useCancelSchedule(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    ...settlingFor(cache, planId),
    mutationFn: () => call(cancelSchedule, { params: { planId } }),
  });
}

function settlingFor(cache: QueryClient, planId: PlanId) {
  return {
    mutationKey: planKey(planId),
    onSuccess: (plan: Parameters<typeof showPlan>[1]) => showPlan(cache, plan),
    // It may have happened all the same, or on another device: what holds now is shown.
    onError: () => void cache.invalidateQueries({ queryKey: planKey(planId) }),
    // One day more or less is free for everybody.
    onSettled: () => void cache.invalidateQueries({ queryKey: venuesKey }),
  };
}
