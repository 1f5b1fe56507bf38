// Everything that is read and written about the library.
import type { Sent } from '@evenlight/contract/endpoint';
import type { Language } from '@evenlight/contract/languages';
import {
  type KeptResource,
  listEarlierTexts,
  listKeptResources,
  listResources,
  previewResource,
  publishResource,
  type ResourceCard,
  saveResourceDraft,
  withdrawResource,
} from '@evenlight/contract/resources';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import type { Asked } from './resource-address';

const resourcesKey = ['api', 'resources'];
const keptKey = ['api', 'staff', 'resources'];

// Texts change a few times a month; whoever stays longer than this asks again.
const FRESH_MS = 60_000;

/** What the page was given by the server, and what had been asked. */
export type FirstCards = { asked: Asked; cards: ResourceCard[] } | null;

/** While the next answer is on its way, the previous one stays. */
export function useResources(asked: Asked, language: Language, first: FirstCards) {
  const isGiven = first !== null && JSON.stringify(first.asked) === JSON.stringify(asked);
  return useQuery({
    queryKey: [...resourcesKey, language, asked],
    queryFn: () => call(listResources, { query: { ...asked, language } }),
    initialData: () => (isGiven ? first.cards : undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Visitors have no stream of news that would tell.
    refetchOnReconnect: true,
  });
}

/** For our team: every text, as the page was given it, and read again at every look. */
export function useKeptResources(fromLoader: KeptResource[]) {
  return useQuery({
    queryKey: keptKey,
    queryFn: () => call(listKeptResources, {}),
    initialData: fromLoader,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

type Which = { slug: string; language: Language };

/** The text as it is kept now, asked for when somebody else was faster. */
export function useNewestText({ slug, language }: Which) {
  return useMutation({
    mutationFn: async () => {
      const kept = await call(listKeptResources, {});
      return kept.find((text) => text.slug === slug && text.language === language) ?? null;
    },
  });
}

/** What families could read before; read again when something else is published. */
export function useEarlierTexts(params: Which, publishedAt: string | null) {
  return useQuery({
    queryKey: [...keptKey, 'earlier', params, publishedAt],
    queryFn: () => call(listEarlierTexts, { params }),
    gcTime: 0,
  });
}

export function useSaveDraft() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent<typeof saveResourceDraft>) => call(saveResourceDraft, sent),
    onSuccess: () => cache.invalidateQueries({ queryKey: keptKey }),
  });
}

export function usePreview() {
  return useMutation({ mutationFn: (body: Sent<typeof previewResource>['body']) => call(previewResource, { body }) });
}

/** Families read something else from now on, so what this browser has read of the library is old. */
function useShelfChange(endpoint: typeof publishResource | typeof withdrawResource) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent<typeof publishResource>) => call(endpoint, sent),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: keptKey });
      void cache.invalidateQueries({ queryKey: resourcesKey });
    },
  });
}

export const usePublish = () => useShelfChange(publishResource);
export const useWithdraw = () => useShelfChange(withdrawResource);
