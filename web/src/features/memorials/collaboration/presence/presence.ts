// Who is here now, and whether we would hear of it.
import type { MemorialId } from '@evenlight/contract/ids';
import { HEARTBEAT_SECONDS, listActiveCollaborators } from '@evenlight/contract/memorials/collaboration';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import type { NewsItem } from '@evenlight/contract/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { call } from '../../../../platform/call';
import { useNews } from '../../../../platform/live-news';
import { memorialKey } from '../../queries';

const presenceKey = (memorialId: MemorialId) => [...memorialKey(memorialId), 'presence'];

/** Told by news at once; asked every ten seconds besides, because news can be lost. */
export function useActiveCollaborators({ id: memorialId, isCollaborative }: Pick<Memorial, 'id' | 'isCollaborative'>) {
  const cache = useQueryClient();
  const askAgain = useCallback(
    () => void cache.invalidateQueries({ queryKey: presenceKey(memorialId) }),
    [cache, memorialId],
  );
  const onNews = useCallback(
    ({ kind, subject }: NewsItem) => {
      if (kind === 'memorial.presence' && subject === String(memorialId)) askAgain();
    },
    [memorialId, askAgain],
  );
  useNews(isCollaborative, onNews, askAgain);
  return useQuery({
    queryKey: presenceKey(memorialId),
    queryFn: () => call(listActiveCollaborators, { params: { memorialId } }),
    select: ({ data }) => data,
    enabled: isCollaborative,
    refetchInterval: HEARTBEAT_SECONDS * 1000,
    gcTime: 0,
  });
}

function followConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** As far as the browser knows; on the server everybody is. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}
