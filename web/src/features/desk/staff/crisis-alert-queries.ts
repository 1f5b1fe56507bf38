import type { Sent } from '@evenlight/contract/endpoint';
import type { NewsItem } from '@evenlight/contract/news';
import { type CrisisAlert, getCrisisAlert, moveCrisisAlert } from '@evenlight/contract/support/safety';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';
import { useRunProven } from '../queue/proven';

const alertsKey = ['api', 'staff', 'crisis-alerts'];

// Somebody waits for a call: news can be lost, and nobody reloads a page that looks quiet.
const LOOK_AGAIN_MS = 30_000;

/** The call as the page was given it; read again by news, at every look and every half minute. */
export function useCrisisAlert(alertId: string, fromLoader: CrisisAlert | null) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: alertsKey }), [cache]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (kind === 'desk.changed' && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: [...alertsKey, alertId],
    queryFn: async () => (await call(getCrisisAlert, { params: { alertId } })).alert,
    initialData: fromLoader,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

export function useMoveAlert(alertId: string) {
  const cache = useQueryClient();
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Sent<typeof moveCrisisAlert>['body']) =>
      run(() => call(moveCrisisAlert, { params: { alertId }, body })),
    onSettled: () => cache.invalidateQueries({ queryKey: alertsKey }),
  });
}
