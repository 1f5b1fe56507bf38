// Saved plans: reading them again, changing them, putting them away.
import { listPlanPromises } from '@evenlight/contract/concierge';
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId, UserId } from '@evenlight/contract/ids';
import type { NewsItem, NewsKind } from '@evenlight/contract/news';
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
import { useCallback, useEffect } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';
import { plansKey, venuesKey } from './queries';

/** Everything that is read about one plan, and every change of it that is under way. */
export const planKey = (planId: PlanId) => [...plansKey, planId];
const listKey = (userId: UserId) => [...plansKey, 'of', userId];

/** A plan as the page was given it, and as it is after each change. */
export function usePlan(fromLoader: Plan): Plan {
  const { id } = fromLoader;
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: planKey(id),
    queryFn: () => call(getPlan, { params: { planId: id } }),
    initialData: fromLoader,
    // Each visit brings its own fresh answer, so nothing is kept between visits.
    gcTime: 0,
  });
  // A page that was loaded again while it stood there knows better.
  useEffect(() => {
    cache.setQueryData<Plan>(planKey(id), (plan) => (plan && plan.version > fromLoader.version ? plan : fromLoader));
  }, [cache, id, fromLoader]);
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: plansKey }), [cache]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (planNews.includes(kind) && readAnew()), [readAnew]),
    readAnew,
  );
  return data.version >= fromLoader.version ? data : fromLoader;
}

/** What may have changed a plan, or what is paid for it, here or elsewhere. */
const planNews: readonly NewsKind[] = ['plan.changed', 'adjustment.requested', 'payment.changed'];

export function usePlans(userId: UserId, fromLoader: Plan[]): Plan[] {
  return usePlanList(userId, fromLoader).data ?? fromLoader;
}

/** Asked for from here when the page could not be given it. */
export function usePlanList(userId: UserId, fromLoader: Plan[] | null) {
  const cache = useQueryClient();
  // A page that was loaded again while it stood there knows better.
  useEffect(() => {
    if (fromLoader) cache.setQueryData<Plan[]>(listKey(userId), fromLoader);
  }, [cache, userId, fromLoader]);
  return useQuery({
    queryKey: listKey(userId),
    queryFn: () => call(listPlans, { params: { userId } }),
    initialData: () => fromLoader ?? undefined,
    gcTime: 0,
  });
}

type Changes = Omit<Sent<typeof updatePlan>['body'], 'userId'>;

/** The plan as it is known by now, which may be newer than what this page has drawn. */
export function useNewestPlan(drawn: Plan): () => Plan {
  const cache = useQueryClient();
  return () => cache.getQueryData<Plan>(planKey(drawn.id)) ?? drawn;
}

export function useChangePlan(plan: Plan) {
  const { id: planId } = plan;
  const cache = useQueryClient();
  const newestPlan = useNewestPlan(plan);
  return useMutation({
    mutationKey: planKey(planId),
    mutationFn: (changes: Changes) =>
      // Another change of one's own may have made a version since this page was drawn.
      call(updatePlan, { params: { planId }, body: { version: newestPlan().version, ...changes } }),
    onSuccess: (changed) => showPlan(cache, changed),
    // Somebody was faster on another device: what they made of it is what is shown from now on.
    onError: (error) =>
      isChangedMeanwhile(error) ? cache.invalidateQueries({ queryKey: planKey(planId) }) : undefined,
  });
}

/** Put away, or brought back. */
export function useArchivePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id: planId, isArchived }: { id: PlanId; isArchived: boolean }) =>
      call(isArchived ? archivePlan : restorePlan, { params: { planId } }),
    onSuccess(plan) {
      showPlan(cache, plan);
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

export function showPlan(cache: QueryClient, plan: Plan) {
  cache.setQueryData<Plan>(planKey(plan.id), plan);
  cache.setQueryData<Plan[]>(listKey(plan.userId), (plans) =>
    plans?.map((shown) => (shown.id === plan.id ? plan : shown)),
  );
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'plan.changed_meanwhile';
}

/** Waits for the changes of a plan that are on their way, and hands back why one of them failed, if it did. */
export function useSettleChanges(planId: PlanId) {
  const cache = useQueryClient();
  return useCallback(async (): Promise<unknown> => {
    const changes = cache.getMutationCache();
    const underWay = changes.findAll({ mutationKey: planKey(planId), status: 'pending' });
    await new Promise<void>((resolve) => {
      const look = () => {
        if (underWay.some(({ state }) => state.status === 'pending')) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = changes.subscribe(look);
      look();
    });
    return underWay.find(({ state }) => state.status === 'error')?.state.error ?? null;
  }, [cache, planId]);
}

/** What our team owes a family about one plan. Asked again with the plan: our answers change it. */
export function usePlanPromises({ id: planId, version }: Pick<Plan, 'id' | 'version'>) {
  return useQuery({
    queryKey: ['api', 'plans', planId, 'promises', version],
    queryFn: () => call(listPlanPromises, { params: { planId } }),
    staleTime: 0,
  });
}
