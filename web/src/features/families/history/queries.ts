// The group's plan and its versions: what is read and written about them.
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import {
  compareFamilyVersions,
  getFamilyPlan,
  listFamilyVersions,
  previewFamilyRestore,
  restoreFamilyVersion,
  saveFamilyPlan,
} from '@evenlight/contract/families/history';
import type { FamilyGroupId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { problems } from '@evenlight/contract/problems';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { partKey } from '../queries';
import { useWriting } from '../writing';
import { conflictsIn, detailsIn, isUnreadable, type PlanDraft, touchedIn } from './plan-draft';

/** That the family's clergy agreed to a day; empty where nothing is said of it. */
type Consent = Pick<Sent<typeof saveFamilyPlan>['body'], 'clergyAgreed' | 'clergyName'>;

const planKey = (groupId: FamilyGroupId) => [...partKey(groupId, 'plan'), 'now'] as const;

export function useFamilyPlan() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: planKey(groupId),
    queryFn: () => call(getFamilyPlan, { params: { groupId } }),
  });
}

/** The newest page is asked for without saying where it begins. */
const newestPage: number | null = null;

export function useVersions() {
  const { id: groupId } = useFamily().group;
  return useInfiniteQuery({
    queryKey: [...partKey(groupId, 'plan'), 'versions'],
    queryFn: ({ pageParam: before }) => call(listFamilyVersions, { query: { groupId, ...(before && { before }) } }),
    initialPageParam: newestPage,
    getNextPageParam: ({ versions, hasEarlier }) => (hasEarlier ? (versions.at(-1)?.versionNumber ?? null) : null),
  });
}

/**
 * Asked again each time somebody thinks of it: what can be had changes. Not with everything else of the plan, which is read
 * again with each piece of news: what somebody is about to agree to stays as they read it. Null while nobody thinks of it.
 */
export function useRestorePreview(versionNumber: number | null) {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: ['family restore', groupId, versionNumber],
    queryFn:
      versionNumber === null ? skipToken : () => call(previewFamilyRestore, { query: { groupId, versionNumber } }),
    gcTime: 0,
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

type Restoring = Sent<typeof restoreFamilyVersion>['body'];
type Restored = Returned<typeof restoreFamilyVersion>;

export const useRestoreVersion = (onStored: (input: Restoring, answer: Restored) => void) =>
  useWriting((body: Restoring) => call(restoreFamilyVersion, { body }), { parts: ['plan'], onStored });

type Saving = { draft: PlanDraft; consent: Consent };

/**
 * Saves what was typed, from the plan as it is at this moment: what others changed beside it stays as they made it. What
 * others changed in the same place is a conflict, and then nothing is sent.
 */
export function useSaveFamilyPlan(onSaved: () => void) {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  return useWriting(
    async ({ draft, consent }: Saving): Promise<Plan> => {
      if (touchedIn(draft).some((field) => isUnreadable(field, draft.typed[field]))) throw refused('request.invalid');
      const plan = await call(getFamilyPlan, { params: { groupId } });
      cache.setQueryData(planKey(groupId), plan);
      if (conflictsIn(draft, plan).length > 0) throw refused('plan.changed_meanwhile');
      const changeDescription = draft.said.trim();
      const body = { groupId, changeDescription, details: detailsIn(draft), version: plan.version, ...consent };
      return call(saveFamilyPlan, { body });
    },
    {
      parts: ['plan'],
      onStored(_, plan) {
        cache.setQueryData(planKey(groupId), plan);
        onSaved();
      },
    },
  );
}

/** In the form of the server's own answer, so that it is told in the same words. */
function refused(code: 'plan.changed_meanwhile' | 'request.invalid'): CallFailed {
  return new CallFailed(problems[code], JSON.stringify({ code, error: code, requestId: '' }));
}
