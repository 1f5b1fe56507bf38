// The cache of the server's answers. Nothing goes stale by itself: every write refreshes what it touches. Without a
// connection a call fails at once and says so: a queued call would be sent later, when nobody expects it.
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { CallFailed, send } from './call';

type ReadOptions = { on401: 'throw' | 'null' };

/** Reads the address that the key spells: ['api', 'users', id] is /api/users/{id}, each part encoded. */
export function readByKey({ on401 }: ReadOptions = { on401: 'throw' }) {
  return async ({ queryKey }: { queryKey: QueryKey }): Promise<unknown> => {
    const path = `/${queryKey.map((part) => encodeURIComponent(String(part))).join('/')}`;
    try {
      return await send('GET', path);
    } catch (error) {
      if (on401 === 'null' && error instanceof CallFailed && error.status === 401) return null;
      throw error;
    }
  };
}

export function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey(),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
