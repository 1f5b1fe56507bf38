import type { PlanId } from '@evenlight/contract/ids';
import { type FirstDays, getFirstDays, type TimelineEvent } from '@evenlight/contract/timelines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { daysKey, useChangeEvent } from '../queries';

const firstDaysKey = (planId: PlanId) => [...daysKey(planId), 'first-days'];

/**
 * As the page was given it, or asked for from here when it could not be. News reach it through `useNewsOfDays`; what a
 * page that is loaded again brings may be older than they are, so it is not taken over.
 */
export function useFirstDays(planId: PlanId, fromLoader: FirstDays | null) {
  return useQuery({
    queryKey: firstDaysKey(planId),
    queryFn: () => call(getFirstDays, { params: { planId } }),
    initialData: () => fromLoader ?? undefined,
    gcTime: 0,
  });
}

/** The same marks as on the timeline. */
export function useMarkStep(planId: PlanId) {
  const cache = useQueryClient();
  const { mutate, isPending, variables, error } = useChangeEvent(planId);

  function show(changed: TimelineEvent) {
    cache.setQueryData<FirstDays>(firstDaysKey(planId), (known) => {
      const steps = known?.steps.map((step) => (step.id === changed.id ? changed : step));
      return known && steps && { ...known, steps };
    });
  }

  return {
    mark: (eventId: string, completed: boolean, onMarked?: () => void) =>
      mutate(
        { eventId, completed },
        {
          onSuccess(changed) {
            show(changed);
            onMarked?.();
          },
        },
      ),
    markingId: isPending ? variables.eventId : null,
    error,
  };
}
