import type { Sent } from '@evenlight/contract/endpoint';
import { endHandoff, handOver, resendHandoff } from '@evenlight/contract/handoffs';
import type { HandoffId, PlanId } from '@evenlight/contract/ids';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { daysKey } from '../queries';

export function useHandOver(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof handOver>['body']) => call(handOver, { params: { planId }, body }),
    // Whatever came of it: what holds now is shown. Not waited for, because it may take the step off the page, and whoever
    // sent the link would never be told that it is on its way.
    onSettled: () => void cache.invalidateQueries({ queryKey: daysKey(planId) }),
  });
}

type Change = { handoffId: HandoffId; isEnding: boolean };

/** Taken back, or sent once more. */
export function useChangeHandoff(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ handoffId, isEnding }: Change) =>
      call(isEnding ? endHandoff : resendHandoff, { params: { planId, handoffId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: daysKey(planId) }),
  });
}
