// What our team reads and writes in sheets.
import type { Sent } from '@evenlight/contract/endpoint';
import type { FurtherLanguage } from '@evenlight/contract/languages';
import {
  discardSheetDraft,
  getManagedRow,
  listSheetLines,
  listUntranslated,
  type ManagedRow,
  previewSheetRow,
  publishSheetDraft,
  putSheet,
  type SheetKind,
  saveSheetDraft,
  trySheet,
} from '@evenlight/contract/manage';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useRunProven } from '../desk/queue/proven';

export type SheetPage = Awaited<ReturnType<typeof readPage>>;
export type Asked = { search: string; page: number };

const sheetKey = (kind: SheetKind) => ['api', 'staff', 'manage', kind];

const readPage = (kind: SheetKind, { search, page }: Asked) =>
  call(listSheetLines, { params: { kind }, query: { search, page } });

/** While the next page is on its way, the previous one stays. */
export function useSheetLines(kind: SheetKind, asked: Asked, first: { asked: Asked; page: SheetPage }) {
  const isGiven = first.asked.search === asked.search && first.asked.page === asked.page;
  return useQuery({
    queryKey: [...sheetKey(kind), asked],
    queryFn: () => readPage(kind, asked),
    initialData: () => (isGiven ? first.page : undefined),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
}

export function useUntranslated(language: FurtherLanguage) {
  const run = useRunProven();
  return useQuery({
    queryKey: ['api', 'staff', 'translations', language],
    queryFn: () => run(() => call(listUntranslated, { params: { language } })),
    gcTime: 0,
  });
}

type Which = Sent<typeof getManagedRow>['params'];

/** The row as it stands now, asked for when somebody else was faster. */
export function useNewestRow(params: Which) {
  const run = useRunProven();
  return useMutation({ mutationFn: () => run(() => call(getManagedRow, { params })) });
}

function useSheetChange<Input, Answer>(kind: SheetKind, change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  const run = useRunProven();
  return useMutation({
    mutationFn: (input: Input) => run(() => change(input)),
    onSuccess: () => cache.invalidateQueries({ queryKey: sheetKey(kind) }),
  });
}

export function useSaveDraft(params: Which) {
  return useSheetChange(params.kind, (body: Sent<typeof saveSheetDraft>['body']) =>
    call(saveSheetDraft, { params, body }),
  );
}

export function useDiscardDraft(params: Which) {
  return useSheetChange(params.kind, (seen: string) => call(discardSheetDraft, { params, body: { seen } }));
}

export function usePublishDraft({ kind, id }: Pick<ManagedRow, 'kind' | 'id'>) {
  return useSheetChange(kind, (body: Sent<typeof publishSheetDraft>['body']) =>
    call(publishSheetDraft, { params: { kind, rowId: id }, body }),
  );
}

export function usePreviewRow(kind: SheetKind) {
  const run = useRunProven();
  return useMutation({
    mutationFn: (body: Sent<typeof previewSheetRow>['body']) =>
      run(() => call(previewSheetRow, { params: { kind }, body })),
  });
}

export function useTryFile(kind: SheetKind) {
  const run = useRunProven();
  return useMutation({
    mutationFn: (content: string) => run(() => call(trySheet, { params: { kind }, body: { content } })),
  });
}

export function usePutFile(kind: SheetKind) {
  return useSheetChange(kind, (body: Sent<typeof putSheet>['body']) => call(putSheet, { params: { kind }, body }));
}
