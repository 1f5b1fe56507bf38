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
import { useCallback, useEffect, useRef } from 'react';
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

// News comes in bursts when a family is busy. What it asks for is read once for all that came in this time; it is short
// enough that the others see a change within the second.
const GATHERED_MS = 150;

/** Reads again what somebody else has changed: in another browser, through another process, or while nobody listened. */
export function useNewsOfFamilies(here: Here | null) {
  const cache = useQueryClient();
  const gathered = useRef(new Map<string, readonly unknown[]>());
  const timer = useRef<number>(undefined);
  const readSoon = useCallback(
    (queryKey: readonly unknown[]) => {
      gathered.current.set(JSON.stringify(queryKey), queryKey);
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        const keys = [...gathered.current.values()];
        gathered.current.clear();
        for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
      }, GATHERED_MS);
    },
    [cache],
  );
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const onMissed = useCallback(() => readSoon(familiesKey), [readSoon]);
  const onNews = useCallback(
    ({ kind, subject }: NewsItem) => {
      if (kind === 'plan.changed' && here?.planId === subject) readSoon(partKey(here.groupId, 'plan'));
      if (kind !== 'family.changed') return;
      readSoon(groupsKey);
      const [groupId, part] = subject.split(' ');
      const changed = familyParts.find((one) => one === part);
      if (!here || groupId !== here.groupId || !changed) return;
      readSoon(partKey(here.groupId, changed));
      readSoon(activitiesKey(here.groupId));
    },
    [readSoon, here],
  );
  useNews(true, onNews, onMissed);
}
