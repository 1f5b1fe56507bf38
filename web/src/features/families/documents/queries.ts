// Everything that is read and written about what a family shares.
import { listPlanDocuments } from '@evenlight/contract/documents';
import { pathOf } from '@evenlight/contract/endpoint';
import {
  listSharedDocuments,
  readSharedDocument,
  removeSharedDocument,
  sharePaper,
} from '@evenlight/contract/families/documents';
import type { DocumentId, SharedDocumentId } from '@evenlight/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { activitiesKey, partKey } from '../queries';

export function useSharedDocuments() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: partKey(groupId, 'documents'),
    queryFn: () => call(listSharedDocuments, { query: { groupId } }),
  });
}

/** Read again after a failure too: the answer may have been lost on the way, or somebody was faster. */
export function useReadSharedAnew() {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  return useCallback(async () => {
    void cache.invalidateQueries({ queryKey: activitiesKey(groupId) });
    await cache.invalidateQueries({ queryKey: partKey(groupId, 'documents') });
  }, [cache, groupId]);
}

export function useRemoveShared() {
  const { id: groupId } = useFamily().group;
  const readAnew = useReadSharedAnew();
  return useMutation({
    mutationFn: (documentId: SharedDocumentId) =>
      call(removeSharedDocument, { params: { documentId }, query: { groupId } }),
    onSettled: readAnew,
  });
}

/** The plan's own papers, for whoever keeps them. */
export function usePapers() {
  const { planId } = useFamily().group;
  return useQuery({
    queryKey: ['api', 'documents', planId],
    queryFn: () => call(listPlanDocuments, { params: { planId } }),
  });
}

/** Null when the person closed the question instead of answering it. */
export type Proven = <Answer>(act: () => Promise<Answer>) => Promise<Answer | null>;

export function useSharePaper(proven: Proven) {
  const { id: groupId } = useFamily().group;
  const readAnew = useReadSharedAnew();
  return useMutation({
    mutationFn: (documentId: DocumentId) => proven(() => call(sharePaper, { body: { groupId, documentId } })),
    onSettled: readAnew,
  });
}

type Asked = { id: SharedDocumentId; version?: number | undefined };

/** Every opening is checked on the server; the address alone opens nothing. */
export function addressToView({ id, version }: Asked): string {
  return pathOf(readSharedDocument, { params: { documentId: id }, query: version ? { version } : {} });
}

export function addressToSave({ id, version }: Asked): string {
  const query = { download: 'true', ...(version ? { version } : {}) };
  return pathOf(readSharedDocument, { params: { documentId: id }, query });
}
