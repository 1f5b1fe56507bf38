// Where somebody of a plan will rest: reading it, saving it, and asking our team about a cemetery.
import type { PlanId, VendorId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import {
  askAboutGrave,
  getRestingPlace,
  type RestingPlace,
  type RestingPlaceWords,
  type RestTick,
  saveRestingPlace,
} from '@evenlight/contract/resting-places';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const keyOf = (planId: PlanId) => ['api', 'resting place', planId];
const read = (planId: PlanId) => call(getRestingPlace, { params: { planId } });

/** Asked for from here when the page could not be given it; and as it is after every change on any device. */
export function useRestingPlace(planId: PlanId, fromLoader?: RestingPlace) {
  const cache = useQueryClient();
  useEffect(() => {
    if (fromLoader) cache.setQueryData<RestingPlace>(keyOf(planId), fromLoader);
  }, [cache, planId, fromLoader]);
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: keyOf(planId) }), [cache, planId]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (kind === 'plan.changed' && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: keyOf(planId),
    queryFn: () => read(planId),
    initialData: () => fromLoader,
    gcTime: 0,
  });
}

export type Saving = {
  words: Partial<RestingPlaceWords>;
  /** What the change was made from; left out for a tap, which is made from what is shown. */
  begun?: RestingPlace;
};

export function useSaveRest(planId: PlanId) {
  const { keep, newest, ...saving } = useSaving(planId);
  return useMutation({
    ...saving,
    mutationFn: async ({ words, begun = newest() }: Saving) => {
      const from = begun ?? (await read(planId));
      try {
        return await keep(from.version, words);
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        const now = await read(planId);
        saving.onSuccess(now);
        // Somebody wrote at another question: both stand.
        if (isSameIn(words, from.words, now.words)) return keep(now.version, words);
        throw error;
      }
    },
  });
}

type Ticked = { tick: RestTick; isDone: boolean };

/** Each tick is put into what stands, so that several quick ones, or those of two people, are all kept. */
export function useTickTask(planId: PlanId) {
  const { keep, newest, ...saving } = useSaving(planId);
  return useMutation({
    ...saving,
    mutationFn: async ({ tick, isDone }: Ticked) => {
      const keepTick = ({ version, words: { done } }: RestingPlace) =>
        keep(version, { done: isDone ? [...done, tick] : done.filter((other) => other !== tick) });
      try {
        return await keepTick(newest() ?? (await read(planId)));
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        return keepTick(await read(planId));
      }
    },
  });
}

function useSaving(planId: PlanId) {
  const cache = useQueryClient();
  const queryKey = keyOf(planId);
  return {
    // One after the other, so that the last answer shown is the newest.
    scope: { id: queryKey.join(' ') },
    onMutate: () => cache.cancelQueries({ queryKey }),
    onSuccess: (rest: RestingPlace) => void cache.setQueryData<RestingPlace>(queryKey, rest),
    newest: () => cache.getQueryData<RestingPlace>(queryKey),
    keep: (version: number, words: Partial<RestingPlaceWords>) =>
      call(saveRestingPlace, { params: { planId }, body: { words, version } }),
  };
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'resting_place.changed_meanwhile';
}

function isSameIn(asked: Partial<RestingPlaceWords>, one: RestingPlaceWords, other: RestingPlaceWords): boolean {
  const isAsked = (field: string) => field in asked;
  const part = (words: RestingPlaceWords) => JSON.stringify(Object.entries(words).filter(([field]) => isAsked(field)));
  return part(one) === part(other);
}

export function useAskAboutGrave(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { cemeteryId: VendorId; idempotencyKey: string }) =>
      call(askAboutGrave, { params: { planId }, body }),
    onSuccess: (rest) => cache.setQueryData<RestingPlace>(keyOf(planId), rest),
  });
}
