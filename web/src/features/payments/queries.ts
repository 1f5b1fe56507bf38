// What is paid and to be paid for a plan, and the way of one payment from its beginning to its result.
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId } from '@evenlight/contract/ids';
import {
  createPaymentIntent,
  getPlanMoney,
  openPayment,
  type PlanMoney,
  readPaymentResult,
} from '@evenlight/contract/payments';
import type { Plan } from '@evenlight/contract/plans';
import type { ProblemCode } from '@evenlight/contract/problems';
import { askForRefund } from '@evenlight/contract/refunds';
import { authenticateTestPayment, confirmTestPayment } from '@evenlight/contract/test-payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';
import type { AskedPayment, AskedResult } from './payment-address';

export const moneyKey = (planId: PlanId) => ['api', 'payments', 'of', planId];

/** As the page was given it, if it was, and again whenever the plan or a payment has changed. */
export function usePlanMoney({ id: planId, version }: Plan, fromLoader?: PlanMoney) {
  const cache = useQueryClient();
  const readVersion = useRef(version);
  const query = useQuery({
    queryKey: moneyKey(planId),
    queryFn: () => call(getPlanMoney, { params: { planId } }),
    initialData: () => fromLoader,
    gcTime: 0,
    // Whoever comes back may have paid meanwhile, in another tab or on the page that this one led to.
    refetchOnWindowFocus: 'always',
  });
  const readAgain = useCallback(() => cache.invalidateQueries({ queryKey: moneyKey(planId) }), [cache, planId]);
  useEffect(() => {
    if (readVersion.current === version) return;
    readVersion.current = version;
    void readAgain();
  }, [version, readAgain]);
  usePaymentNews(true, readAgain);
  return query;
}

function usePaymentNews(isWanted: boolean, onChange: () => unknown) {
  useNews(
    isWanted,
    useCallback(({ kind }) => void (kind === 'payment.changed' && onChange()), [onChange]),
  );
}

type Input = Pick<Sent<typeof createPaymentIntent>['body'], 'type' | 'amount'>;

export function useBeginPayment(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ type, amount }: Input) => call(createPaymentIntent, { body: { planId, type, amount } }),
    // A refusal says that the figures on the screen are not those that hold.
    onError: () => cache.invalidateQueries({ queryKey: moneyKey(planId) }),
  });
}

/** Whether it was taken or refused, what is shown is read again. */
export function useAskForRefund(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof askForRefund>['body']) => call(askForRefund, { params: { planId }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: moneyKey(planId) }),
  });
}

/** What holds now, when the server has refused an amount that no longer does. */
export function amountNow(error: unknown): number | null {
  return error instanceof CallFailed ? (error.problem?.amount ?? null) : null;
}

export function isProblem(error: unknown, code: ProblemCode): boolean {
  return error instanceof CallFailed && error.problem?.code === code;
}

export function useOpenPayment(asked: AskedPayment) {
  return useQuery({
    queryKey: ['api', 'payments', 'open', asked],
    queryFn: () => call(openPayment, { body: asked }),
    gcTime: 0,
  });
}

// A confirmation takes seconds, and rarely hours: often in the first minute, then calmly, within what the server allows.
const ASK_SOON_MS = 3_000;
const ASK_SOON_TIMES = 20;
const ASK_CALMLY_MS = 60_000;

type AskedBefore = { data: { state: string } | undefined; dataUpdateCount: number };

/** Asked again and again, as long as it is being confirmed. */
export function whileProcessing({ state }: { state: AskedBefore }) {
  if (state.data?.state !== 'processing') return false;
  return state.dataUpdateCount < ASK_SOON_TIMES ? ASK_SOON_MS : ASK_CALMLY_MS;
}

export function usePaymentResult(asked: AskedResult) {
  const query = useQuery({
    queryKey: ['api', 'payments', 'result', asked],
    queryFn: () => call(readPaymentResult, { body: asked }),
    gcTime: 0,
    refetchInterval: whileProcessing,
  });
  usePaymentNews(query.data?.state === 'processing', query.refetch);
  return query;
}

export function useTestCard(clientSecret: string) {
  return {
    confirm: useMutation({
      mutationFn: (card: Sent<typeof confirmTestPayment>['body']['card']) =>
        call(confirmTestPayment, { body: { clientSecret, card } }),
    }),
    answerBank: useMutation({
      mutationFn: (isApproved: boolean) => call(authenticateTestPayment, { body: { clientSecret, isApproved } }),
    }),
  };
}
