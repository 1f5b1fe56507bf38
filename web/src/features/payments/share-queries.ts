// Shares of the cost: asking for them as the owner of a plan, and paying one by its private link.
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId, ShareId } from '@evenlight/contract/ids';
import type { PlanMoney } from '@evenlight/contract/payments';
import { createShares, endShare, openShare, payShare, readShareResult, resendShare } from '@evenlight/contract/sharing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { moneyKey, whileProcessing } from './queries';

export function useAskForShares(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof createShares>['body']) => call(createShares, { params: { planId }, body }),
    onSuccess: (money) => void cache.setQueryData<PlanMoney>(moneyKey(planId), money),
  });
}

type Change = { shareId: ShareId; isEnding: boolean };

/** Taken back, or sent once more. */
export function useChangeShare(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ shareId, isEnding }: Change) =>
      call(isEnding ? endShare : resendShare, { params: { planId, shareId } }),
    onSuccess: (money) => void cache.setQueryData<PlanMoney>(moneyKey(planId), money),
    // It was paid or taken back meanwhile: what is shown is not how it stands.
    onError: () => cache.invalidateQueries({ queryKey: moneyKey(planId) }),
  });
}

export function useOpenShare(token: string) {
  return useQuery({
    queryKey: ['api', 'shares', 'open', token],
    queryFn: () => call(openShare, { body: { token } }),
    gcTime: 0,
  });
}

export function usePayShare(token: string) {
  return useMutation({ mutationFn: (amount: number) => call(payShare, { body: { token, amount } }) });
}

/** Asked of the provider once somebody has come back from the card. */
export function useShareResult(token: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['api', 'shares', 'result', token],
    queryFn: () => call(readShareResult, { body: { token } }),
    enabled: isWanted,
    gcTime: 0,
    refetchInterval: whileProcessing,
  });
}
