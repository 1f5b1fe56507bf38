import { getSession } from '@evenlight/contract/accounts';
import { listPlanPromises, sendCustomRequest } from '@evenlight/contract/concierge';
import type { Sent } from '@evenlight/contract/endpoint';
import type { Plan } from '@evenlight/contract/plans';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useUser } from '../../platform/user';

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
