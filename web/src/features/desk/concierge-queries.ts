import { getSession } from '@evenlight/contract/accounts';
import { type KeptPromise, listPlanPromises, listPromises, sendCustomRequest } from '@evenlight/contract/concierge';
import type { Sent } from '@evenlight/contract/endpoint';
import type { Plan } from '@evenlight/contract/plans';
import { keepPromise } from '@evenlight/contract/queue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useUser } from '../../platform/user';

const promisesKey = ['api', 'staff', 'promises'];

/** How to reach whoever is signed in, so that nobody types what we know. Undefined for visitors. */
export function useOwnAddress() {
  const { user } = useUser();
  return useQuery({
    queryKey: ['api', 'users', user?.id, 'address'],
    queryFn: () => call(getSession, {}),
    enabled: user !== null,
  });
}

export function useSendCustomRequest() {
  return useMutation({
    mutationFn: (body: Sent<typeof sendCustomRequest>['body']) => call(sendCustomRequest, { body }),
  });
}

/** What our team owes a family about one plan. Asked anew with the plan: our answers change it. */
export function usePlanPromises({ id: planId, version }: Pick<Plan, 'id' | 'version'>) {
  return useQuery({
    queryKey: ['api', 'plans', planId, 'promises', version],
    queryFn: () => call(listPlanPromises, { params: { planId } }),
    staleTime: 0,
  });
}

/** The list as the page was given it, and as it is after each answer. */
export function usePromises(fromLoader: KeptPromise[]) {
  return useQuery({
    queryKey: promisesKey,
    queryFn: () => call(listPromises, {}),
    initialData: fromLoader,
    gcTime: 0,
  }).data;
}

/** As it was read: a promise that was renewed meanwhile is not kept by this. */
export function useKeepPromise({ id: promiseId, madeAt }: Pick<KeptPromise, 'id' | 'madeAt'>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(keepPromise, { params: { promiseId }, body: { madeAt } }),
    onSuccess: (kept) =>
      cache.setQueryData<KeptPromise[]>(promisesKey, (promises) =>
        promises?.map((promise) => (promise.id === kept.id ? kept : promise)),
      ),
  });
}
