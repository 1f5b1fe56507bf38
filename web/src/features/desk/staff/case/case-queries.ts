import { decideAdjustment } from '@evenlight/contract/adjustments';
import { getCase, movePlan, type PlanCase } from '@evenlight/contract/cases';
import { decideDocument } from '@evenlight/contract/documents';
import type { Sent } from '@evenlight/contract/endpoint';
import type { AdjustmentId, DocumentId, PaymentId, PlanId } from '@evenlight/contract/ids';
import { refundPayment } from '@evenlight/contract/payments';
import { declineRefund } from '@evenlight/contract/refunds';
import { blockDateForFamily, cancelScheduleForFamily } from '@evenlight/contract/scheduling';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../../../platform/call';
import { useNews } from '../../../../platform/live-news';
import { venuesKey } from '../../../plans/queries';
import { useRunProven } from '../../queue/proven';

const caseKey = (planId: PlanId) => ['api', 'staff', 'plans', planId];

/** As the page was given it, after each decision, when a colleague did something, and for whoever comes back to it. */
export function useCase(planId: PlanId, fromLoader: PlanCase): PlanCase {
  const cache = useQueryClient();
  useEffect(() => {
    cache.setQueryData<PlanCase>(caseKey(planId), fromLoader);
  }, [cache, planId, fromLoader]);
  const readAnew = useReadCaseAnew(planId);
  const query = useQuery({
    queryKey: caseKey(planId),
    queryFn: () => call(getCase, { params: { planId } }),
    initialData: fromLoader,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const { promises } = query.data;
  // What happens to other families is no reason to look at this one: every look is written down.
  const isHere = useCallback(
    (subject: string) => subject === planId || promises.some(({ id }) => id === subject),
    [planId, promises],
  );
  useNews(
    true,
    useCallback(
      ({ kind, subject }) => void (kind === 'desk.changed' && isHere(subject) && readAnew()),
      [isHere, readAnew],
    ),
  );
  return query.data;
}

/** Whatever was decided, the whole case is read again: one decision may change the money, the papers and the plan. */
export function useReadCaseAnew(planId: PlanId) {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries({ queryKey: caseKey(planId) }), [cache, planId]);
}

type Decision<E extends Parameters<typeof call>[0]> = Sent<E> extends { body: infer Body } ? Body : never;

export function useDecideAdjustment(planId: PlanId, adjustmentId: AdjustmentId) {
  const onSettled = useReadCaseAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Decision<typeof decideAdjustment>) =>
      run(() => call(decideAdjustment, { params: { adjustmentId }, body })),
    onSettled,
  });
}

export function useDecideDocument(planId: PlanId, documentId: DocumentId) {
  const onSettled = useReadCaseAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Decision<typeof decideDocument>) =>
      run(() => call(decideDocument, { params: { documentId }, body })),
    onSettled,
  });
}

/** One day more or less is free at a venue, besides what the case says. */
function useReadDaysAnew(planId: PlanId) {
  const cache = useQueryClient();
  const readAnew = useReadCaseAnew(planId);
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: venuesKey });
    return readAnew();
  }, [cache, readAnew]);
}

export function useBlockDateForFamily(planId: PlanId) {
  const onSettled = useReadDaysAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Decision<typeof blockDateForFamily>) =>
      run(() => call(blockDateForFamily, { params: { planId }, body })),
    onSettled,
  });
}

export function useCancelScheduleForFamily(planId: PlanId) {
  const onSettled = useReadDaysAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: () => run(() => call(cancelScheduleForFamily, { params: { planId } })),
    onSettled,
  });
}

export function useRefund(planId: PlanId, paymentId: PaymentId) {
  const onSettled = useReadCaseAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Decision<typeof refundPayment>) =>
      run(() => call(refundPayment, { params: { paymentId }, body })),
    onSettled,
  });
}

export function useDeclineRefund(planId: PlanId, requestId: string) {
  const onSettled = useReadCaseAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Decision<typeof declineRefund>) =>
      run(() => call(declineRefund, { params: { requestId }, body })),
    onSettled,
  });
}

export function useMovePlan(planId: PlanId) {
  const onSettled = useReadCaseAnew(planId);
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Decision<typeof movePlan>) => run(() => call(movePlan, { params: { planId }, body })),
    onSettled,
  });
}
