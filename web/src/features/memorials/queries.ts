// Everything that is read and changed about a memorial as such. Rooms of its own things have queries of their own.
import type { Sent } from '@evenlight/contract/endpoint';
import type { MemorialId, UserId } from '@evenlight/contract/ids';
import {
  createMemorial,
  deleteMemorial,
  getMemorial,
  listMemorials,
  type Memorial,
  publishMemorial,
  renewMemorialLink,
  restoreMemorial,
  setPortrait,
  updateMemorial,
} from '@evenlight/contract/memorials/memorial';
import type { NewsItem } from '@evenlight/contract/news';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useNews } from '../../platform/live-news';
import { countMoment } from '../../platform/moments';

export const memorialsKey = ['api', 'memorials'];
/** Everything of one memorial; the rooms put their own words behind it. */
export const memorialKey = (memorialId: MemorialId) => [...memorialsKey, memorialId];
const oneKey = (memorialId: MemorialId) => [...memorialKey(memorialId), 'memorial'];
const listKey = (userId: UserId) => [...memorialsKey, 'of', userId];

/** Reads everything of a memorial again when its people hear that something changed. */
export function useNewsOfMemorial(memorialId: MemorialId, isWanted: boolean, onChanged?: () => void) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => {
    void cache.invalidateQueries({ queryKey: memorialKey(memorialId) });
    onChanged?.();
  }, [cache, memorialId, onChanged]);
  const onNews = useCallback(
    ({ kind, subject }: NewsItem) => {
      if (kind === 'memorial.changed' && subject === String(memorialId)) readAnew();
    },
    [memorialId, readAnew],
  );
  useNews(isWanted, onNews, readAnew);
}

export function useMemorial(fromLoader: Memorial) {
  const { id: memorialId } = fromLoader;
  return useQuery({
    queryKey: oneKey(memorialId),
    queryFn: () => call(getMemorial, { params: { memorialId } }),
    initialData: fromLoader,
    gcTime: 0,
  });
}

export function useMemorials(userId: UserId, fromLoader?: Awaited<ReturnType<typeof readList>>) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: listKey(userId) }), [cache, userId]);
  const onNews = useCallback(({ kind }: NewsItem) => void (kind === 'memorial.changed' && readAnew()), [readAnew]);
  useNews(true, onNews, readAnew);
  return useQuery({
    queryKey: listKey(userId),
    queryFn: () => readList(userId),
    initialData: fromLoader,
    gcTime: 0,
  });
}

const readList = (userId: UserId) => call(listMemorials, { params: { userId } });

/** Every change of a memorial answers with the whole of it. */
function useChange<Input>(memorialId: MemorialId, change: (input: Input) => Promise<Memorial>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    // One after the other, so that the last input is the one that stays.
    scope: { id: `memorial ${memorialId}` },
    onMutate: () => cache.cancelQueries({ queryKey: oneKey(memorialId) }),
    onSuccess: (memorial) => cache.setQueryData<Memorial>(oneKey(memorialId), memorial),
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialsKey }),
  });
}

export type MemorialInput = Sent<typeof updateMemorial>['body'];

export function useChangeMemorial(memorialId: MemorialId) {
  const params = { memorialId };
  return useChange(memorialId, (body: MemorialInput) => call(updateMemorial, { params, body }));
}

/** What takes effect at once, without a button that saves it. */
export type AtOnceChanges = Partial<Pick<Memorial, 'guestbook' | 'look' | 'isListed'>>;

/** Seen as it was pressed until the answer has been drawn, and as it was before when there is none. */
export function useChangeAtOnce(memorialId: MemorialId) {
  const cache = useQueryClient();
  const queryKey = oneKey(memorialId);
  const show = (facts: AtOnceChanges) =>
    cache.setQueryData<Memorial>(queryKey, (memorial) => memorial && { ...memorial, ...facts });
  return useChange(memorialId, async (body: AtOnceChanges) => {
    // A look that began after the change before this one knows nothing of this one.
    await cache.cancelQueries({ queryKey });
    // Changes run one after the other, so this is what the server has said, and not what was pressed before.
    const before = cache.getQueryData<Memorial>(queryKey);
    show(body);
    try {
      return await call(updateMemorial, { params: { memorialId }, body });
    } catch (error) {
      if (before) show({ guestbook: before.guestbook, look: before.look, isListed: before.isListed });
      throw error;
    }
  });
}

export function usePublish(memorialId: MemorialId) {
  return useChange(memorialId, () => publishAndCount(memorialId));
}

/** A draft may be thrown away; published, a memorial is made. */
async function publishAndCount(memorialId: MemorialId): Promise<Memorial> {
  const memorial = await call(publishMemorial, { params: { memorialId } });
  void countMoment('memorial-created');
  return memorial;
}

/** Whoever has the link can open it from now on; a draft is published for that. */
export function useOpenByLink({ id: memorialId, publishedAt }: Pick<Memorial, 'id' | 'publishedAt'>) {
  return useChange(memorialId, async () => {
    const opened = await call(updateMemorial, { params: { memorialId }, body: { privacy: 'unlisted' } });
    return publishedAt === null ? publishAndCount(memorialId) : opened;
  });
}

export function useRenewLink(memorialId: MemorialId) {
  return useChange(memorialId, () => call(renewMemorialLink, { params: { memorialId } }));
}

export function useSetPortrait(memorialId: MemorialId) {
  const params = { memorialId };
  return useChange(memorialId, (body: Sent<typeof setPortrait>['body']) => call(setPortrait, { params, body }));
}

export function useCreateMemorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof createMemorial>['body']) => call(createMemorial, { body }),
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialsKey }),
  });
}

export function useDeleteMemorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (memorialId: MemorialId) => call(deleteMemorial, { params: { memorialId } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialsKey }),
  });
}

export function useRestoreMemorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (memorialId: MemorialId) => call(restoreMemorial, { params: { memorialId } }),
    onSettled: () => void cache.invalidateQueries({ queryKey: memorialsKey }),
  });
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'memorial.changed_meanwhile';
}
