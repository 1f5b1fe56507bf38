import type { Returned, Sent } from '@evenlight/contract/endpoint';
import type { NewsItem } from '@evenlight/contract/news';
import {
  handOverQueueItem,
  keepPromise,
  listQueue,
  noteOnQueueItem,
  type QueueItem,
  type QueueLine,
  readQueueItem,
  releaseQueueItem,
  searchQueue,
  takeQueueItem,
  writeFromQueue,
} from '@evenlight/contract/queue';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { CallFailed, call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';
import { useRunProven } from './proven';
import { type Asked, type Filters, queueSearch } from './queue-address';

type QueuePage = Returned<typeof listQueue>;
/** The first lines as the page was given them, and for which address. */
export type FromLoader = { filters: Filters; page: QueuePage };

const linesKey = ['api', 'staff', 'queue', 'lines'];
const itemKey = (promiseId: string) => ['api', 'staff', 'queue', 'item', promiseId];

// News can be lost, nobody reloads a page that looks quiet, and somebody may wait for a call.
const LOOK_AGAIN_MS = 30_000;
// What the page was given is news enough for the first moments.
const FRESH_MS = 10_000;

export function useQueue(asked: Asked, fromLoader: FromLoader | null) {
  const [givenAt] = useState(() => Date.now());
  const { search, ...filters } = asked;
  const isGiven = fromLoader !== null && !search && queueSearch(fromLoader.filters) === queueSearch(asked);
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: linesKey }), [cache]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (kind === 'desk.changed' && readAnew()), [readAnew]),
    readAnew,
    true,
  );
  return useInfiniteQuery({
    queryKey: [...linesKey, queueSearch(asked), search ?? ''],
    queryFn: ({ pageParam }) => {
      const page = { ...filters, ...(pageParam ? { after: pageParam } : {}) };
      return search ? call(searchQueue, { body: { ...page, search } }) : call(listQueue, { query: page });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    ...(isGiven ? { initialData: { pages: [fromLoader.page], pageParams: [''] }, initialDataUpdatedAt: givenAt } : {}),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

/**
 * Taking and giving back from the list. Whatever came of it, the list is read again; a line that is refused may go with
 * that, so the refusal is told to whoever shows the list.
 */
export function useAssignFromList({ id: promiseId, owner }: QueueLine, onError: (error: Error) => void) {
  const run = useRunProven();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: linesKey });
  const params = { promiseId };
  const take = useMutation({
    mutationFn: () => run(() => call(takeQueueItem, { params, body: { from: owner?.id ?? null } })),
    onError,
    onSettled,
  });
  const release = useMutation({
    mutationFn: () => run(() => call(releaseQueueItem, { params })),
    onError,
    onSettled,
  });
  return { take, release };
}

/** As the page was given it, after each step, and whenever a colleague has done something about it. */
export function useQueueItem(fromLoader: QueueItem) {
  const { id: promiseId } = fromLoader;
  const cache = useQueryClient();
  const readAnew = useCallback(
    () => void cache.invalidateQueries({ queryKey: itemKey(promiseId) }),
    [cache, promiseId],
  );
  useNews(
    true,
    useCallback(
      ({ kind, subject }: NewsItem) => void (kind === 'desk.changed' && subject === promiseId && readAnew()),
      [promiseId, readAnew],
    ),
    readAnew,
  );
  return useQuery({
    queryKey: itemKey(promiseId),
    queryFn: () => call(readQueueItem, { params: { promiseId } }),
    initialData: fromLoader,
    gcTime: 0,
  });
}

/** One step about one item. Refused because it stands otherwise by now, what stands is read again. */
function useStep<Input>(promiseId: string, act: (input: Input) => Promise<QueueItem>) {
  const run = useRunProven();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(() => act(input)),
    onSuccess: (item) => cache.setQueryData<QueueItem>(itemKey(promiseId), item),
    onError: (error) => {
      if (error instanceof CallFailed && error.status === 409)
        return cache.invalidateQueries({ queryKey: itemKey(promiseId) });
    },
  });
}

export function useTake({ id: promiseId, owner }: QueueItem) {
  return useStep(promiseId, (_: undefined) =>
    call(takeQueueItem, { params: { promiseId }, body: { from: owner?.id ?? null } }),
  );
}

export function useRelease({ id: promiseId }: QueueItem) {
  return useStep(promiseId, (_: undefined) => call(releaseQueueItem, { params: { promiseId } }));
}

export function useHandOver({ id: promiseId }: QueueItem) {
  return useStep(promiseId, (body: Sent<typeof handOverQueueItem>['body']) =>
    call(handOverQueueItem, { params: { promiseId }, body }),
  );
}

/** As it was read: a promise that was renewed meanwhile is not kept by this. */
export function useKeep({ id: promiseId, madeAt }: QueueItem) {
  return useStep(promiseId, (_: undefined) => call(keepPromise, { params: { promiseId }, body: { madeAt } }));
}

export function useNote({ id: promiseId }: QueueItem) {
  return useStep(promiseId, (body: Sent<typeof noteOnQueueItem>['body']) =>
    call(noteOnQueueItem, { params: { promiseId }, body }),
  );
}

export function useWrite({ id: promiseId }: QueueItem) {
  return useStep(promiseId, (body: Sent<typeof writeFromQueue>['body']) =>
    call(writeFromQueue, { params: { promiseId }, body }),
  );
}
