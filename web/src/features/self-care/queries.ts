// Everything that is read and written about what a person keeps for themselves.
import type { Sent } from '@evenlight/contract/endpoint';
import type { JournalEntryId, MemoryId, UserId } from '@evenlight/contract/ids';
import { listMemorials } from '@evenlight/contract/memorials/memorial';
import type { NewsItem } from '@evenlight/contract/news';
import {
  addGriefDay,
  changeGriefDay,
  type GriefDay,
  listGriefDays,
  remindOfGriefDay,
  removeGriefDay,
} from '@evenlight/contract/self-care/days';
import {
  type Care,
  changeJournalEntry,
  deleteJournal,
  deleteJournalEntry,
  listJournal,
  writeJournalEntry,
} from '@evenlight/contract/self-care/journal';
import {
  changeMemory,
  deleteMemory,
  giveMemory,
  keepMemory,
  listMemories,
} from '@evenlight/contract/self-care/memories';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const selfCareKey = ['api', 'self-care'];
const journalKey = [...selfCareKey, 'journal'];
const memoriesKey = [...selfCareKey, 'memories'];
const daysKey = [...selfCareKey, 'days'];

/** A second device has written something: what is shown here is read again. */
export function useNewsOfSelfCare() {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: selfCareKey }), [cache]);
  const onNews = useCallback(
    ({ kind }: NewsItem) => {
      if (kind === 'self_care.changed') readAnew();
    },
    [readAnew],
  );
  useNews(true, onNews, readAnew);
}

/** The newest page is asked for without saying where it begins. */
const newestPage: JournalEntryId | undefined = undefined;

export function useJournal(search: string) {
  return useInfiniteQuery({
    queryKey: [...journalKey, search],
    queryFn: ({ pageParam }) => call(listJournal, { query: { search, before: pageParam } }),
    initialPageParam: newestPage,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    // The words of the last search stay while the next one is on its way.
    placeholderData: (before) => before,
  });
}

/**
 * A write that refreshes a list, and is over only when the list is fresh. `onStored` is called before that, also where
 * the form that asked is gone by then: a fresh list may have no place for it.
 */
function useWriting<Input, Answer>(
  key: string[],
  write: (input: Input) => Promise<Answer>,
  onStored?: (answer: Answer) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => {
      onStored?.(answer);
      return cache.invalidateQueries({ queryKey: key });
    },
    // It may have been changed elsewhere: what is there now is shown beside what was typed.
    onError: () => void cache.invalidateQueries({ queryKey: key }),
  });
}

type Written = { care: Care };

export const useWriteEntry = (onStored: (written: Written) => void) =>
  useWriting(journalKey, (body: Sent<typeof writeJournalEntry>['body']) => call(writeJournalEntry, { body }), onStored);

export const useChangeEntry = (onStored: (written: Written) => void) =>
  useWriting(journalKey, (sent: Sent<typeof changeJournalEntry>) => call(changeJournalEntry, sent), onStored);

export const useDeleteEntry = () =>
  useWriting(journalKey, (entryId: JournalEntryId) => call(deleteJournalEntry, { params: { entryId } }));

export const useDeleteJournal = () => useWriting(journalKey, () => call(deleteJournal, {}));

export function useMemories() {
  return useQuery({ queryKey: memoriesKey, queryFn: () => call(listMemories, {}) });
}

export const useKeepMemory = () =>
  useWriting(memoriesKey, (body: Sent<typeof keepMemory>['body']) => call(keepMemory, { body }));

export const useChangeMemory = () =>
  useWriting(memoriesKey, (sent: Sent<typeof changeMemory>) => call(changeMemory, sent));

export const useDeleteMemory = () =>
  useWriting(memoriesKey, (memoryId: MemoryId) => call(deleteMemory, { params: { memoryId } }));

export const useGiveMemory = () => useWriting(memoriesKey, (sent: Sent<typeof giveMemory>) => call(giveMemory, sent));

/** Those that somebody owns or helps with, and that are still there. */
export function useOwnMemorials(userId: UserId) {
  return useQuery({
    queryKey: [...selfCareKey, 'memorials', userId],
    queryFn: () => call(listMemorials, { params: { userId } }),
    select: (memorials) => memorials.filter(({ restorableUntil }) => restorableUntil === null),
  });
}

export function useDays() {
  return useQuery({ queryKey: daysKey, queryFn: () => call(listGriefDays, {}) });
}

export const useAddDay = () =>
  useWriting(daysKey, (body: Sent<typeof addGriefDay>['body']) => call(addGriefDay, { body }));

export const useChangeDay = () =>
  useWriting(daysKey, (sent: Sent<typeof changeGriefDay>) => call(changeGriefDay, sent));

export const useRemoveDay = () =>
  useWriting(daysKey, (dayId: NonNullable<GriefDay['own']>['id']) => call(removeGriefDay, { params: { dayId } }));

export const useRemindOfDay = () =>
  useWriting(daysKey, (body: Sent<typeof remindOfGriefDay>['body']) => call(remindOfGriefDay, { body }));
