// What is read about groups, and how open screens hear of changes.
import {
  type FamilyGroup,
  type FamilyMember,
  type FamilyPart,
  familyParts,
  listFamilyGroups,
  listFamilyMembers,
} from '@evenlight/contract/families/group';
import type { FamilyGroupId, PlanId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const familiesKey = ['families'] as const;
const groupsKey = [...familiesKey, 'groups'] as const;
/** Everything that is read about one part of a group begins so. */
export const partKey = (groupId: FamilyGroupId, part: FamilyPart) => [...familiesKey, groupId, part] as const;
export const activitiesKey = (groupId: FamilyGroupId) => [...familiesKey, groupId, 'activities'] as const;

export function useFamilyGroups(first: FamilyGroup[] | null) {
  const answer = first ? { groups: first } : undefined;
  return useQuery({ queryKey: groupsKey, queryFn: () => call(listFamilyGroups, {}), initialData: answer, gcTime: 0 });
}

export function useFamilyMembers(groupId: FamilyGroupId, first: FamilyMember[] | null) {
  const answer = first ? { members: first } : undefined;
  return useQuery({
    queryKey: [...partKey(groupId, 'people'), 'members'],
    queryFn: () => call(listFamilyMembers, { query: { groupId } }),
    initialData: answer,
    gcTime: 0,
  });
}

/** Groups are counted and named everywhere; so every change of one is a change of the list. */
export function useRefreshFamilies() {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries({ queryKey: groupsKey }), [cache]);
}

type Here = { groupId: FamilyGroupId; planId: PlanId };

/** Reads again what somebody else has changed: in another browser, through another process, or while nobody listened. */
export function useNewsOfFamilies(here: Here | null) {
  const cache = useQueryClient();
  const onMissed = useCallback(() => void cache.invalidateQueries({ queryKey: familiesKey }), [cache]);
  const onNews = useCallback(
    ({ kind, subject }: NewsItem) => {
      const readAnew = (queryKey: readonly unknown[]) => void cache.invalidateQueries({ queryKey });
      if (kind === 'plan.changed' && here?.planId === subject) readAnew(partKey(here.groupId, 'plan'));
      if (kind !== 'family.changed') return;
      readAnew(groupsKey);
      const [groupId, part] = subject.split(' ');
      const changed = familyParts.find((one) => one === part);
      if (!here || groupId !== here.groupId || !changed) return;
      readAnew(partKey(here.groupId, changed));
      readAnew(activitiesKey(here.groupId));
    },
    [cache, here],
  );
  useNews(true, onNews, onMissed);
}
