// Help to pay that is kept with a plan: reading it, keeping answers, and what the family did about each program.
import type { Sent } from '@evenlight/contract/endpoint';
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Program } from '@evenlight/contract/help-to-pay/help-for';
import {
  forgetHelp,
  getKeptHelp,
  type KeptHelp,
  type KeptTask,
  keepHelp,
  markHelp,
  shareHelpTask,
} from '@evenlight/contract/help-to-pay/kept-help';
import type { PlanId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const keyOf = (planId: PlanId) => ['api', 'help to pay', planId];
const read = (planId: PlanId) => call(getKeptHelp, { params: { planId } });

/** Asked for from here when the page could not be given it; and as it is after every change on any device. */
export function useKeptHelp(planId: PlanId, fromLoader?: KeptHelp) {
  const cache = useQueryClient();
  useEffect(() => {
    if (fromLoader) cache.setQueryData<KeptHelp>(keyOf(planId), fromLoader);
  }, [cache, planId, fromLoader]);
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: keyOf(planId) }), [cache, planId]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (isAboutHelp(kind) && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: keyOf(planId),
    queryFn: () => read(planId),
    initialData: () => fromLoader,
    gcTime: 0,
  });
}

/** Tasks on the list of the family may come from here. */
const isAboutHelp = (kind: NewsItem['kind']) => kind === 'plan.changed' || kind === 'family.changed';

/** `version`: what the answers were made from. */
export function useKeepHelp(planId: PlanId) {
  return useMutation({
    ...useWriting(planId),
    mutationFn: (body: { answers: HelpAnswers; version: number }) => call(keepHelp, { params: { planId }, body }),
  });
}

/** Keeps the answers in the place of those that stand by now: somebody has seen that there are others. */
export function useReplaceHelp(planId: PlanId) {
  return useMutation({
    ...useWriting(planId),
    mutationFn: async (answers: HelpAnswers) => {
      const { version } = await read(planId);
      return call(keepHelp, { params: { planId }, body: { answers, version } });
    },
  });
}

export function useForgetHelp(planId: PlanId) {
  return useMutation({ ...useWriting(planId), mutationFn: () => call(forgetHelp, { params: { planId } }) });
}

export function useShareHelpTask(planId: PlanId) {
  return useMutation({
    ...useWriting(planId),
    mutationFn: (program: Program) => call(shareHelpTask, { params: { planId, program } }),
  });
}

type Said = Omit<Sent<typeof markHelp>['body'], 'version'>;
/** `begun`: the task as it was when the change was begun. */
export type Marking = { said: Said; begun: KeptTask };

export function useMarkHelp(planId: PlanId) {
  const { onSuccess, ...writing } = useWriting(planId);
  const mark = (said: Said, { program, version }: KeptTask) =>
    call(markHelp, { params: { planId, program }, body: { ...said, version } });
  return useMutation({
    ...writing,
    onSuccess,
    mutationFn: async ({ said, begun }: Marking) => {
      try {
        return await mark(said, begun);
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        const now = await read(planId);
        onSuccess(now);
        const theirs = now.tasks.find(({ program }) => program === begun.program);
        // Somebody wrote something else about it: both stand.
        if (theirs && isSameIn(said, begun, theirs)) return mark(said, theirs);
        throw error;
      }
    },
  });
}

function isSameIn(said: Said, one: KeptTask, other: KeptTask): boolean {
  const fields = ['state', 'who', 'note'] as const;
  return fields.every((field) => said[field] === undefined || one[field] === other[field]);
}

function useWriting(planId: PlanId) {
  const cache = useQueryClient();
  const queryKey = keyOf(planId);
  return {
    // One after the other, so that the last answer shown is the newest.
    scope: { id: queryKey.join(' ') },
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (kept: KeptHelp) => void cache.setQueryData<KeptHelp>(queryKey, kept),
  };
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'help.changed_meanwhile';
}
