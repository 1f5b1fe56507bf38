import {
  deleteDocument,
  listPlanDocuments,
  type PlanDocuments,
  type StoredDocument,
  sayDocumentIsNone,
} from '@evenlight/contract/documents';
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../platform/call';
import { useNews } from '../../platform/live-news';

const documentsKey = ['api', 'documents'] as const;
const ofPlan = (planId: PlanId) => [...documentsKey, planId];

/** The papers of a plan, from what is known of them if anything is, and as they are after every change on any device. */
export function usePlanDocuments(planId: PlanId, known?: PlanDocuments | null) {
  const readAnew = useReadPapersAnew();
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (kind === 'document.changed' && readAnew()), [readAnew]),
    readAnew,
  );
  return useQuery({
    queryKey: ofPlan(planId),
    queryFn: () => call(listPlanDocuments, { params: { planId } }),
    initialData: () => known ?? undefined,
    gcTime: 0,
  });
}

/** For the page itself: loaded again while it stood there, it knows better. */
export function useLoadedPapers(fromLoader: PlanDocuments | null) {
  const cache = useQueryClient();
  useEffect(() => {
    if (fromLoader) cache.setQueryData<PlanDocuments>(ofPlan(fromLoader.planId), fromLoader);
  }, [cache, fromLoader]);
}

/** One paper may belong to several plans, so all lists are read again. */
export function useReadPapersAnew() {
  const cache = useQueryClient();
  return useCallback(() => void cache.invalidateQueries({ queryKey: documentsKey }), [cache]);
}

/** Read again after a failure too: the answer may have been lost on the way, or somebody was faster. */
export function useDeleteDocument(onChanged: () => void) {
  return useMutation({
    mutationFn: ({ id: documentId }: StoredDocument) => call(deleteDocument, { params: { documentId } }),
    onSettled: onChanged,
  });
}

type Said = Sent<typeof sayDocumentIsNone>['params'] & Sent<typeof sayDocumentIsNone>['body'];

export function useSayNone(onChanged: () => void) {
  return useMutation({
    mutationFn: ({ isNone, ...params }: Said) => call(sayDocumentIsNone, { params, body: { isNone } }),
    onSettled: onChanged,
  });
}
