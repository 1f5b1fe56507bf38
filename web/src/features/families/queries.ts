// What is read about groups, and how open screens hear of changes.
import {
  type FamilyGroup,
  type FamilyPart,
  familyParts,
  listFamilyGroups,
  listFamilyMembers,
} from '@evenlight/contract/families/group';
import { FamilyGroupId, type PlanId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const familiesKey = ['families'] as const;
const groupsKey = [...familiesKey, 'groups'] as const;
/** Everything that is read about one part of a group begins so. */
export const partKey = (groupId: FamilyGroupId, part: FamilyPart) => [...familiesKey, groupId, part] as const;
export const membersKey = (groupId: FamilyGroupId) => [...partKey(groupId, 'people'), 'members'] as const;
export const activitiesKey = (groupId: FamilyGroupId) => [...familiesKey, groupId, 'activities'] as const;

export function useFamilyGroups(first: FamilyGroup[] | null) {
  return useQuery({
    queryKey: groupsKey,
    queryFn: () => call(listFamilyGroups, {}),
    initialData: () => (first ? { groups: first } : undefined),
    gcTime: 0,
  });
}

export function useFamilyMembers(groupId: FamilyGroupId) {
  return useQuery({
    queryKey: membersKey(groupId),
    queryFn: () => call(listFamilyMembers, { query: { groupId } }),
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
const GATHERED_MS = 300;

// Some networks let no stream through. So everything is read again now and then as well, by whoever looks at it.
const LOOK_AGAIN_MS = 60_000;

/** Each minute, and whenever somebody comes back to the page or the connection to them. */
function useLookingAgain(look: () => void) {
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) look();
    };
    const timer = window.setInterval(lookIfSeen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    window.addEventListener('focus', lookIfSeen);
    window.addEventListener('online', lookIfSeen);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
      window.removeEventListener('focus', lookIfSeen);
      window.removeEventListener('online', lookIfSeen);
    };
  }, [look]);
}

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
  // Nobody listens for families from here on: whoever comes back reads again what they look at.
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      void cache.invalidateQueries({ queryKey: familiesKey, refetchType: 'none' });
    },
    [cache],
  );
  const onMissed = useCallback(() => readSoon(familiesKey), [readSoon]);
  const onNews = useCallback(
    ({ kind, subject }: NewsItem) => {
      if (kind === 'plan.changed' && here?.planId === subject) {
        readSoon(groupsKey);
        readSoon(partKey(here.groupId, 'plan'));
      }
      if (kind !== 'family.changed') return;
      readSoon(groupsKey);
      const [named, part] = subject.split(' ');
      const groupId = FamilyGroupId.safeParse(named).data;
      const changed = familyParts.find((one) => one === part);
      if (!groupId || !changed) return;
      // Of a group that is not looked at as well: what was kept of it is old when somebody comes back to it. And who
      // somebody is in it decides what all its parts offer them.
      readSoon(changed === 'people' ? [...familiesKey, groupId] : partKey(groupId, changed));
      readSoon(activitiesKey(groupId));
    },
    [readSoon, here],
  );
  useNews(true, onNews, onMissed, true);
  useLookingAgain(onMissed);
}
