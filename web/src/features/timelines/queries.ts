import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId } from '@evenlight/contract/ids';
import type { NewsItem, NewsKind } from '@evenlight/contract/news';
import {
  changeEvent,
  endCalendarAddress,
  generateTimeline,
  getTimeline,
  makeCalendarAddress,
  type Timeline,
  type TimelineEvent,
} from '@evenlight/contract/timelines';
import { z } from '@evenlight/contract/zod';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

/** Everything that is read about the days of one plan, and every change of them that is under way. */
export const daysKey = (planId: PlanId) => ['api', 'timelines', planId];
const timelineKey = (planId: PlanId) => [...daysKey(planId), 'timeline'];

/** A step that is done, handed over or answered, and a plan that has other days now. */
const timelineNews: readonly NewsKind[] = ['timeline.changed', 'handoff.changed', 'plan.changed'];

/** Reads the days of a plan again whenever they may have changed, here or elsewhere. */
export function useNewsOfDays(planId: PlanId) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: daysKey(planId) }), [cache, planId]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (timelineNews.includes(kind) && readAnew()), [readAnew]),
    readAnew,
  );
}

/**
 * As the page was given it, or asked for from here when it could not be; and as it is after every change on any device.
 * What a page that is loaded again brings may be older than that, so it is not taken over.
 */
export function useTimeline(planId: PlanId, fromLoader: Timeline | null) {
  useNewsOfDays(planId);
  return useQuery({
    queryKey: timelineKey(planId),
    queryFn: () => call(getTimeline, { params: { planId } }),
    initialData: () => fromLoader ?? undefined,
    gcTime: 0,
  });
}

export type Customizations = NonNullable<Sent<typeof generateTimeline>['body']['customizations']>;

export function useGenerateTimeline(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (customizations: Customizations) => call(generateTimeline, { body: { planId, customizations } }),
    onMutate: () => cache.cancelQueries({ queryKey: daysKey(planId) }),
    onSuccess: (timeline) => cache.setQueryData<Timeline>(timelineKey(planId), timeline),
    // The answer may have been lost on the way.
    onError: () => void cache.invalidateQueries({ queryKey: daysKey(planId) }),
  });
}

/** What `useChangeEvent` was asked, as far as boxes show it. */
const Tick = changeEvent.body.pick({ completed: true }).extend({ eventId: z.string() });

type EventInput = Sent<typeof changeEvent>['body'] & { eventId: string };

const markKey = (planId: PlanId) => [...daysKey(planId), 'mark'];

export function useChangeEvent(planId: PlanId) {
  const cache = useQueryClient();
  const queryKey = timelineKey(planId);
  const show = (eventId: string, changes: Partial<TimelineEvent>) =>
    cache.setQueryData<Timeline>(queryKey, (timeline) => timeline && withEvent(timeline, eventId, changes));
  return useMutation({
    mutationKey: markKey(planId),
    // One after the other, so that the last input is the one that stays.
    scope: { id: queryKey.join(' ') },
    mutationFn: ({ eventId, ...body }: EventInput) => call(changeEvent, { params: { planId, eventId }, body }),
    async onMutate({ eventId, completed }) {
      // An older look that is still on its way must not cover what this change makes of it.
      await cache.cancelQueries({ queryKey: daysKey(planId) });
      // Ticked here at once: what is under way ends a moment before its answer is drawn, and the box would go out in it.
      if (completed !== undefined) show(eventId, { completed });
    },
    async onSuccess({ isLater: _, ...event }) {
      // Neither must one that began meanwhile, because of the tick before this one: the box would go out for a moment.
      const isLooking = cache.isFetching({ queryKey: daysKey(planId) }) > 0;
      await cache.cancelQueries({ queryKey: daysKey(planId) });
      show(event.id, event);
      if (isLooking) void cache.invalidateQueries({ queryKey: daysKey(planId) });
    },
    // The answer may have been lost on the way, or somebody was faster.
    onError(_, { eventId, completed }) {
      if (completed !== undefined) show(eventId, { completed: !completed });
      void cache.invalidateQueries({ queryKey: daysKey(planId) });
    },
  });
}

/** With what was just ticked, while it is on its way; if it does not arrive, it is seen as it was. */
export function useWithTicksUnderWay(timeline: Timeline): Timeline {
  const ticks = useMutationState({
    filters: { mutationKey: markKey(timeline.planId), status: 'pending' },
    select: ({ state }) => Tick.safeParse(state.variables).data,
  });
  return ticks.reduce(
    (shown, tick) =>
      tick?.completed === undefined ? shown : withEvent(shown, tick.eventId, { completed: tick.completed }),
    timeline,
  );
}

export function isNoteChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'timeline.changed_meanwhile';
}

export function useMakeCalendarAddress(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeCalendarAddress, { params: { planId } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: timelineKey(planId) }),
  });
}

export function useEndCalendarAddress(planId: PlanId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(endCalendarAddress, { params: { planId } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: timelineKey(planId) }),
  });
}

/** The timeline with one event changed, wherever it stands. */
function withEvent(timeline: Timeline, eventId: string, changes: Partial<TimelineEvent>): Timeline {
  const changed = (events: TimelineEvent[]) =>
    events.map((event) => (event.id === eventId ? { ...event, ...changes } : event));
  return { ...timeline, timeline: changed(timeline.timeline), later: changed(timeline.later) };
}
