// Saved plans: reading them again, changing them, putting them away.
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId, UserId } from '@evenlight/contract/ids';
import {
  archivePlan,
  duplicatePlan,
  getPlan,
  listPlans,
  type Plan,
  restorePlan,
  updatePlan,
} from '@evenlight/contract/plans';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallFailed, call } from '../../platform/call';
import { plansKey, venuesKey } from './queries';

const planKey = (planId: PlanId) => [...plansKey, planId];
const listKey = (userId: UserId) => [...plansKey, 'of', userId];

/** A plan as the page was given it, and as it is after each change. */
export function usePlan(fromLoader: Plan): Plan {
  const { id } = fromLoader;
  const { data } = useQuery({
    queryKey: planKey(id),
    queryFn: () => call(getPlan, { params: { planId: id } }),
    initialData: fromLoader,
    // Each visit brings its own fresh answer, so nothing is kept between visits.
    gcTime: 0,
  });
  return data.version > fromLoader.version ? data : fromLoader;
}

export function usePlans(userId: UserId, fromLoader: Plan[]): Plan[] {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: listKey(userId),
    queryFn: () => call(listPlans, { params: { userId } }),
    initialData: fromLoader,
    gcTime: 0,
  });
  // A page that was loaded again while it stood there knows better.
  useEffect(() => {
    cache.setQueryData<Plan[]>(listKey(userId), fromLoader);
  }, [cache, userId, fromLoader]);
  return data;
}

type Changes = Omit<Sent<typeof updatePlan>['body'], 'version' | 'userId'>;

export function useChangePlan({ id: planId, version }: Plan) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => call(updatePlan, { params: { planId }, body: { ...changes, version } }),
    onSuccess: (changed) => show(cache, changed),
    // Somebody was faster on another device: what they made of it is what is shown from now on.
    onError: (error) =>
      isChangedMeanwhile(error) ? cache.invalidateQueries({ queryKey: planKey(planId) }) : undefined,
  });
}

/** Put away, or brought back. */
export function useShelvePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id: planId, isArchived }: { id: PlanId; isArchived: boolean }) =>
      call(isArchived ? archivePlan : restorePlan, { params: { planId } }),
    onSuccess(plan) {
      show(cache, plan);
      // Its day is free for others, or kept again.
      void cache.invalidateQueries({ queryKey: venuesKey });
    },
  });
}

export function useDuplicatePlan(planId: PlanId) {
  return useMutation({
    mutationFn: (saveKey: string) => call(duplicatePlan, { params: { planId }, body: { saveKey } }),
  });
}

function show(cache: QueryClient, plan: Plan) {
  cache.setQueryData<Plan>(planKey(plan.id), plan);
  cache.setQueryData<Plan[]>(listKey(plan.userId), (plans) =>
    plans?.map((shown) => (shown.id === plan.id ? plan : shown)),
  );
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'plan.changed_meanwhile';
}
