// The group's plan and its versions: what is read and written about them.
import type { Sent } from '@evenlight/contract/endpoint';
import {
  compareFamilyVersions,
  getFamilyPlan,
  listFamilyVersions,
  restoreFamilyVersion,
  saveFamilyPlan,
} from '@evenlight/contract/families/history';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { sentences } from '@evenlight/contract/problem-sentences';
import { problems } from '@evenlight/contract/problems';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';
import { useFamily } from '../here';
import { activitiesKey, partKey, useRefreshFamilies } from '../queries';
import { conflictsIn, detailsIn, isUnreadable, type PlanDraft, touchedIn } from './plan-draft';

const planKey = (groupId: FamilyGroupId) => [...partKey(groupId, 'plan'), 'now'] as const;

export function useFamilyPlan() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: planKey(groupId),
    queryFn: () => call(getFamilyPlan, { params: { groupId } }),
  });
}

export function useVersions() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...partKey(groupId, 'plan'), 'versions'],
    queryFn: () => call(listFamilyVersions, { query: { groupId } }),
  });
}

export function useComparison(between: { from: number; to: number } | null) {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...partKey(groupId, 'plan'), 'comparison', between],
    queryFn: () => call(compareFamilyVersions, { query: { groupId, from: between?.from ?? 0, to: between?.to ?? 0 } }),
    enabled: between !== null,
  });
}

function useReadPlanAnew() {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  const refreshFamilies = useRefreshFamilies();
  return async () => {
    refreshFamilies();
    void cache.invalidateQueries({ queryKey: activitiesKey(groupId) });
    await cache.invalidateQueries({ queryKey: partKey(groupId, 'plan') });
  };
}

export function useRestoreVersion() {
  const readAnew = useReadPlanAnew();
  return useMutation({
    mutationFn: (body: Sent<typeof restoreFamilyVersion>['body']) => call(restoreFamilyVersion, { body }),
    onSettled: readAnew,
  });
}

type Saving = { draft: PlanDraft; changeDescription?: string };

/**
 * Saves what was typed, from the plan as it is at this moment: what others changed beside it stays as they made it. What
 * others changed in the same place is a conflict, and then nothing is sent.
 */
export function useSaveFamilyPlan() {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  const readAnew = useReadPlanAnew();
  return useMutation({
    mutationFn: async ({ draft, changeDescription = '' }: Saving): Promise<Plan> => {
      if (touchedIn(draft).some((field) => isUnreadable(field, draft.typed[field]))) throw refused('request.invalid');
      const plan = await call(getFamilyPlan, { params: { groupId } });
      cache.setQueryData(planKey(groupId), plan);
      if (conflictsIn(draft, plan).length > 0) throw refused('plan.changed_meanwhile');
      const body = { groupId, changeDescription, details: detailsIn(draft), version: plan.version };
      return call(saveFamilyPlan, { body });
    },
    onSuccess: (plan) => cache.setQueryData(planKey(groupId), plan),
    onSettled: readAnew,
  });
}

/** In the form of the server's own answer, so that it is told in the same words. */
function refused(code: 'plan.changed_meanwhile' | 'request.invalid'): CallFailed {
  return new CallFailed(problems[code], JSON.stringify({ code, error: sentences[code], requestId: '' }));
}
